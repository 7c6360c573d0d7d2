import { ErrorScreen } from "../sections/error-screen/error-screen";
import { NearestPage } from "../sections/error-screen/nearest-page";
import { useRoot } from "../hooks/use-root";
import { loadSite } from "../site.server";
import { pageWords } from "../words";
import type { Route } from "./+types/error";

export const loader = async () => ({ meta: (await loadSite()).errorMeta });
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => pageWords(url);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.meta;

/** The page of every address that no other route has. */
export default function NotFound() {
  const words = useRoot()?.error;
  return (
    words && (
      <ErrorScreen words={words} status="404 Not Found" suggestion={<NearestPage question={words.near} />} />
    )
  );
}
