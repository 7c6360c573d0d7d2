import * as fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { isoDuration } from "./duration.ts";
import { instantOf, withOffset } from "./local-time.ts";
import { amountIn, foreignSign } from "./money.ts";
import { language } from "./language.ts";
import { session } from "../records/session.ts";
import { day, localTime, text } from "./text.ts";

/** Any code point, half surrogates among them. */
const anyCharacter = fc.nat(0x10ffff).map((point) => String.fromCodePoint(point));

const zones = fc.constantFrom("America/New_York", "Europe/Berlin", "Asia/Kolkata", "Pacific/Auckland", "UTC");
/** A minute of the years that content may name. */
const minutes = fc
  .integer({ min: Date.UTC(1990, 0, 2) / 60_000, max: Date.UTC(2099, 11, 30) / 60_000 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(0, 16));

test("no words make a reader fail: it reads them or says that it cannot", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: anyCharacter, maxLength: 16 }),
        fc.string({ unit: fc.constantFrom(..."0123456789.$€ -TZ:weksday"), maxLength: 16 }),
      ),
      (words) => {
        expect(() => isoDuration(words)).not.toThrow();
        for (const read of [amountIn, foreignSign])
          expect(() => read(words, { language: "fr-CA", currency: "CAD" })).not.toThrow();
        for (const schema of [text, day, localTime, language])
          expect(() => schema.safeParse(words)).not.toThrow();
        expect(() =>
          session.safeParse({ start: words, end: words, timeZone: words, language: words }),
        ).not.toThrow();
      },
    ),
    { numRuns: 200 },
  );
});

test("a time in words is the duration that programs read", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999 }),
      fc.constantFrom("hour", "day", "week", "month"),
      (count, unit) => {
        const words = `${count} ${unit}${count === 1 ? "" : "s"}`;
        const duration = Temporal.Duration.from(isoDuration(words) ?? "");
        expect(duration[`${unit}s` as "hours" | "days" | "weeks" | "months"]).toBe(count);
        expect(isoDuration(` ${words}`)).toBeUndefined();
        expect(isoDuration(`${words} `)).toBeUndefined();
      },
    ),
  );
});

test("a local time and the same with its offset are one instant, and the clock there shows it", () => {
  fc.assert(
    fc.property(minutes, zones, (local, zone) => {
      expect(localTime.parse(local)).toBe(local);
      const instant = instantOf(local, zone);
      const offset = withOffset(local, zone);
      expect(Date.parse(offset)).toBe(instant.getTime());
      const shown = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
      // A time that the clocks leap over is shown later, by what they leap.
      expect([local, Temporal.PlainDateTime.from(local).add({ hours: 1 }).toString().slice(0, 16)]).toContain(
        shown.toPlainDateTime().toString().slice(0, 16),
      );
    }),
  );
});

test("a date that ends before it starts is refused, and one that ends later is not", () => {
  fc.assert(
    fc.property(minutes, minutes, (one, other) => {
      const ends = (start: string, end: string) =>
        session.safeParse({ start, end, timeZone: "UTC" }).error?.issues.map(({ path }) => path.join(".")) ??
        [];
      const [start = "", end = ""] = [one, other].toSorted();
      expect(ends(start, end)).toEqual(start === end ? ["end"] : []);
      if (start !== end) expect(ends(end, start)).toEqual(["end"]);
    }),
  );
});

test("words are taken as they are, so what is accepted once is accepted again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (words) => {
      const { data } = text.safeParse(words);
      expect([undefined, words]).toContain(data);
      if (data !== undefined) expect(data).toBe(data.trim());
    }),
  );
});
