import { useRoot } from "../hooks/this-page";
import { ErrorScreen } from "../sections/error-screen/error-screen";
import { NearestPage } from "../sections/error-screen/nearest-page";

/** The page that hosts send for an address that no page has. */
export default function NotFound() {
  const words = useRoot()?.error;
  if (!words) return null;
  return (
    <ErrorScreen words={words} status="404 Not Found" suggestion={<NearestPage question={words.near} />} />
  );
}
