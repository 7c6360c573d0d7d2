import type { PostView } from "../../../site/views/form.ts";

type Word = keyof PostView["words"];

export type FieldErrors = ReadonlyMap<string, "missing" | "email">;

/** A form's status or its field errors, by label. */
export type Said = { status?: Word; errors?: FieldErrors };

/** Timeout of the service, in milliseconds. */
const sendTimeout = 30_000;

/** The browser's constraint errors of a form. */
export function mistakesIn(form: HTMLFormElement): FieldErrors {
  const errors = new Map<string, "missing" | "email">();
  for (const field of form.elements)
    if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && !field.validity.valid)
      errors.set(field.name, field.validity.valueMissing ? "missing" : "email");
  return errors;
}

/** A service's answer; other programs may answer like Formspree, or with an empty body. */
type Answer = { ok?: unknown; success?: unknown; errors?: { field?: string; code?: string }[] };

const answerIn = async (response: Response): Promise<Answer> =>
  (await response.json().catch(() => undefined)) ?? {};

/** Whether the service accepted the message. HTML counts only for services that send it: it may be a captcha or a catch-all page. */
export async function isAccepted(response: Response, { accepted, thanks }: PostView): Promise<boolean> {
  if (accepted === "page" || Object.values(thanks).includes(response.url)) return true;
  if (response.headers.get("Content-Type")?.includes("html")) return false;
  const answer = await answerIn(response);
  return accepted ? answer[accepted] === true : answer.ok !== false && answer.success !== false;
}

/** Formspree's errors for the fields of a form. */
async function mistakesSaidBy(response: Response, form: HTMLFormElement): Promise<FieldErrors> {
  const { errors: found = [] } = await answerIn(response);
  const errors = new Map<string, "missing" | "email">();
  for (const { field = "", code = "" } of found)
    if (form.elements.namedItem(field) && /^(?:REQUIRED|TYPE_EMAIL)/.test(code))
      errors.set(field, code === "TYPE_EMAIL" ? "email" : "missing");
  return errors;
}

/** Sends a form to its service and returns the result. Never rejects. */
export async function send(form: HTMLFormElement, post: PostView): Promise<Said> {
  const { action, thanks, json } = post;
  const values = [...new FormData(form)].flatMap(([name, value]) =>
    name in thanks ? [] : [[name, String(value)]],
  );
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), sendTimeout);
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { Accept: "application/json", ...(json ? { "Content-Type": "application/json" } : {}) },
      body: json ? JSON.stringify(Object.fromEntries(values)) : new URLSearchParams(values),
      signal: waiting.signal,
    });
    if (response.ok) return { status: (await isAccepted(response, post)) ? "sent" : "failed" };
    if (response.status === 429) return { status: "tooMany" };
    const errors = await mistakesSaidBy(response, form);
    return errors.size > 0 ? { errors } : { status: "failed" };
  } catch {
    return { status: navigator.onLine ? "failed" : "offline" };
  } finally {
    clearTimeout(timer);
  }
}
