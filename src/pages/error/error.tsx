import type { ErrorView } from "./error.definition.ts";
import { ButtonLink } from "../../components/button/button";
import { LinkList } from "../../components/link/link-list";
import { MessageScreen } from "../message-screen/message-screen";
import { NearestPage } from "./nearest-page";

/** The error page, for unknown addresses. */
export default function NotFound({ view }: { view: ErrorView }) {
  return (
    <MessageScreen of="error" view={view} hue="tint2">
      <div className="stack">
        <div className="row text-lead">
          <h1 className="bold text-lead">{view.title}</h1>
          <p>{view.status}</p>
        </div>
        <p className="message-title">{view.lead}</p>
        <p className="text-lead">{view.text}</p>
        <NearestPage question={view.near} />
        <p>
          <ButtonLink {...view.home} />
        </p>
      </div>
      <LinkList links={view.links} list="row bold" className="touch" />
    </MessageScreen>
  );
}
