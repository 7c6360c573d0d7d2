import type { SoundContent } from "../content.ts";
import { fileOf } from "../records.ts";
import type { BookingWord } from "../views/booking.ts";
import { courseAt } from "./check-lists.ts";
import { describe, type FieldPath, type Report } from "./content-error.ts";

export function checkBooking({ courses, coursePages, events, labels }: SoundContent, report: Report): void {
  if (!labels) return;
  const need = (file: string, path: FieldPath, value: string | undefined, word: BookingWord) => {
    if (value === undefined || labels.booking[word] !== undefined) return;
    report(file, path, {
      found: `${describe(value)}, which has no label`,
      expected: `the label booking.${word} in labels.yaml`,
      remedy: `Add ${word}: … to labels.yaml, under booking.`,
    });
  };
  type Booked = Pick<(typeof coursePages)[number], "register" | "registration" | "status" | "waitingList">;
  const needOf = (file: string, path: FieldPath, { register, registration, status, waitingList }: Booked) => {
    need(file, [...path, "register"], register, "register");
    need(file, [...path, "registration", "from"], registration?.from, "opens");
    need(file, [...path, "registration", "until"], registration?.until, "closed");
    need(file, [...path, "waitingList"], waitingList, "join");
    if (registration && register === undefined)
      report(file, [...path, "registration"], {
        found: "days of registration without “register”",
        expected: "the address where people register",
        remedy: "Add a line such as register: /contact, or delete “registration”.",
      });
    if (status && status !== "open") need(file, [...path, "status"], status, status);
  };
  courses.forEach((course, index) => {
    const { file, path } = courseAt(coursePages, index);
    const { reduced, sessions, ...booked } = coursePages[index] ?? course;
    needOf(file, path, booked);
    const word = reduced?.until === undefined ? "reduced" : "reducedUntil";
    need(file, [...path, "reduced"], reduced?.price, word);
    sessions?.forEach((session, at) => needOf(file, [...path, "sessions", at], session));
  });
  events?.forEach(({ register, online, status }, index) => {
    need(fileOf("events"), [index, "register"], register, "register");
    need(fileOf("events"), [index, "online"], online, "online");
    if (status) need(fileOf("events"), [index, "status"], status, status);
  });
}
