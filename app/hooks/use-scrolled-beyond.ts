import { useEffect, useState } from "react";

/** Whether the page is scrolled beyond a threshold, in CSS pixels. */
export function useScrolledBeyond(threshold: number): boolean {
  const [beyond, setBeyond] = useState(false);
  useEffect(() => {
    const look = () => setBeyond(scrollY > threshold);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [threshold]);
  return beyond;
}
