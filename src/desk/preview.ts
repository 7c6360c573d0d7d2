/** Beside a form, shows the page of its text. The development server renders it. */
import type CMS from "@sveltia/cms";
import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { Component, createElement } from "react";
import { isFolder } from "../data/content-files.ts";
import { contentFiles } from "../pages/pages.ts";
import { keyOf } from "../reader/folder.ts";
import { textOf } from "./check.ts";

type Answer = (file: string, text: string) => Promise<string>;

/** A preview of a file. `path` of new records: their folder and any name. */
function previewOf(root: string, path: string, answer: Answer) {
  return class Preview extends Component<CustomPreviewTemplateProps, { html: string }> {
    override state = { html: "" };
    timer: ReturnType<typeof setTimeout> | undefined;
    top = 0;

    override componentDidMount(): void {
      this.drawSoon();
    }

    override componentDidUpdate({ entry }: CustomPreviewTemplateProps): void {
      if (!entry.equals(this.props.entry)) this.drawSoon();
    }

    /** Waits for a pause in typing. */
    drawSoon(): void {
      clearTimeout(this.timer);
      const { path: saved, data } = this.props.entry.toJS() as { path: string; data: object };
      const file = saved ? saved.slice(root.length + 1) : path.replace("*", "new");
      this.timer = setTimeout(() => {
        void answer(file, textOf(file, data)).then((html) => {
          this.top = this.page()?.scrollY ?? 0;
          this.setState({ html });
        });
      }, 300);
    }

    page = () => this.props.document.querySelector("iframe")?.contentWindow;

    override render() {
      const onLoad = () => this.page()?.scrollTo(0, this.top);
      // The page runs no scripts: only its look counts here.
      return createElement("iframe", {
        title: "The page",
        srcDoc: this.state.html,
        sandbox: "allow-same-origin",
        style: { position: "fixed", border: 0, inlineSize: "100%", blockSize: "100%", inset: 0 },
        onLoad,
      });
    }
  };
}

/** Shows a preview beside each form. `address`: where the development server renders texts. */
export function showPreviews(cms: typeof CMS, root: string, address: string): void {
  const answer: Answer = async (file, text) => {
    const response = await fetch(address, { method: "POST", body: JSON.stringify({ file, text }) });
    return response.text();
  };
  for (const [collection, path] of contentFiles)
    cms.registerPreviewTemplate(
      isFolder(collection) ? collection : keyOf(path),
      previewOf(root, path, answer),
    );
}
