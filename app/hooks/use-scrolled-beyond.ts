import { useEffect, useState } from "react";

/** Whether the page is scrolled beyond a threshold, in CSS pixels; undefined until React has taken the page over. */
export function useScrolledBeyond(threshold: number): boolean | undefined {
  const [beyond, setBeyond] = useState<boolean>();
  useEffect(() => {
    const look = () => setBeyond(scrollY > threshold);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [threshold]);
  return beyond;
}
