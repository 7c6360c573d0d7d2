import { cover, thumbnail } from "../art/cover.ts";
import { brand } from "../art/dialect.ts";
import { questionMark } from "../art/heads.ts";
import { mosaic } from "../art/mosaic.ts";
import { palette } from "../art/palette.ts";
import { portraitParts } from "../art/portrait.ts";
import type { PortraitTraits } from "../art/portrait/traits.ts";
import { tile } from "../art/scenes.ts";
import { street } from "../art/street.ts";
import { addressOf, eventCalendarPath, eventsCalendarPath } from "../file-paths.ts";
import { priceText } from "../schema/money.ts";
import { testimonialsView } from "./home.ts";
import { find } from "./find.ts";
import { journeyView } from "./journey.ts";
import { bandView, dialectOf, labelsOf, personView, pictureView, type Source } from "./shared.ts";

// A sign means one thing on all these pages: the quarter what is done or included, the leaf the piece that is missing, the ring a
// certificate, the disc one course, dots people, steps levels, the chevron code, stripes writing, the plus what comes next.

/** A sign for each category of questions, as they stand in the content; after the last they start again. */
const rowTiles = [
  { name: "plus", ground: "blush", colour: "vermilion" },
  { name: "chevron", ground: "sky", colour: "cobalt" },
  { name: "steps", ground: "mint", colour: "jade" },
  { name: "dots", ground: "butter", colour: "saffron" },
  { name: "ring", ground: "lilac", colour: "ink" },
] as const;
const rowTile = (index: number) => tile(rowTiles[index % rowTiles.length] ?? rowTiles[0]);

/** The tiles of the numbered cards stand on the cards' own colours. */
const featureTiles = [
  { name: "leaf", turn: 0, ground: "vermilion", colour: "blush" },
  { name: "arcs", turn: 2, ground: "saffron", colour: "ink" },
  { name: "dome", turn: 0, ground: "sky", colour: "cobalt" },
  { name: "ring", turn: 0, ground: "mint", colour: "jade" },
] as const;

/** Where the provider is found. */
function placeView({ content }: Source) {
  const { address, phone, email, openingHours } = content.site;
  return {
    lines: [address.street, `${address.city}, ${address.region} ${address.postalCode}`, address.country],
    phone,
    phoneLink: `tel:${phone.replace(/[^+\d]/g, "")}`,
    email,
    openingHours,
  };
}

/** 150 tiles for a dark ground: one of the ground's own colour would look like a gap, and they must all be there to be counted. */
function catalogueMosaic(seed: string) {
  const picture = mosaic({ seed, dialect: brand, columns: 15, rows: 10 });
  return {
    ...picture,
    layers: picture.layers.map((layer) =>
      layer.crisp && layer.fill === palette.ink ? { ...layer, fill: palette.butter } : layer,
    ),
  };
}

/** The about page. */
export function aboutView(source: Source) {
  const { about } = source.content.pages;
  return {
    ...about,
    labels: labelsOf(source, "previous", "next"),
    band: bandView(source, about.band, { composition: "scatter" }),
    // As many tiles as there are courses: 15 by 10, and one more for what comes next.
    catalogue: {
      ...about.catalogue,
      art: source.pictures.add("catalogue", catalogueMosaic(about.catalogue.title)),
      next: tile({ name: "plus", ground: "saffron", colour: "ink" }),
    },
    features: {
      ...about.features,
      cards: about.features.cards.map((card, index) => ({
        ...card,
        tile: tile(featureTiles[index % featureTiles.length] ?? featureTiles[0]),
      })),
    },
    offer: {
      ...about.offer,
      items: about.offer.items.map((item) => ({ ...item, tile: tile(item.tile) })),
    },
    people: source.content.lists.team.slice(0, 4).map((id) => personView(source, id, "teach")),
    testimonials: { ...about.testimonials, entries: testimonialsView(source, "about") },
    journey: journeyView(source, about.band),
  };
}

/** The questions, in five categories. */
export function faqView(source: Source) {
  const { faq } = source.content.pages;
  return {
    ...faq,
    labels: labelsOf(source, "questionMarkers"),
    band: bandView(source, faq.band, { composition: "mark" }),
    categories: source.content.faqs.categories.map((category, index) => ({
      ...category,
      tile: rowTile(index),
    })),
    place: placeView(source),
    journey: journeyView(source, faq.band),
  };
}

/** Tiles enough to run out of every window. */
const endless = 40;

/** The courses that one may take at a time, as tiles in a row: the plan's own first. One, three and so on; of the last plan there is no end. */
function planTiles(plan: Source["content"]["plans"]["plans"][number], index: number, count: number) {
  const { name, turn, ground, colour } = plan.tile;
  return mosaic({
    seed: plan.id,
    dialect: brand,
    columns: index === count - 1 ? endless : 3 ** index,
    rows: 1,
    cells: [{ column: 0, row: 0, name, turn: turn ?? 0, ground, colour }],
    // A tile in the panel's colour would end the row.
    never: ["paper", "ink"],
  });
}

/** The plans, in both periods. */
export function pricingView(source: Source) {
  const { content } = source;
  const { pricing } = content.pages;
  return {
    ...pricing,
    labels: labelsOf(source, "questionMarkers"),
    band: bandView(source, pricing.band, { composition: "stair" }),
    offers: content.plans.plans.map(({ tile: _tile, ...plan }, index, all) => ({
      ...plan,
      tiles: planTiles({ tile: _tile, ...plan }, index, all.length),
      monthly: priceText(plan.monthly, content.site),
      yearly: priceText(plan.yearly, content.site),
    })),
    features: content.plans.features,
    questions: content.faqs.pricing,
    mark: questionMark(),
    journey: journeyView(source, pricing.band),
  };
}

/** The hues of the months, from January; then they start again. */
const monthHues = ["jade", "vermilion", "cobalt", "saffron"] as const;

/** The events with their days taken apart. Times are local to the place. */
export function eventView(source: Source) {
  const { content, pictures } = source;
  const { event } = content.pages;
  const clock = (local: string) =>
    new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone: "UTC" })
      .format(new Date(`${local}Z`))
      .replace("\u202f", " ");
  const { events: _rule, tickerLimit, ...words } = event;
  const events = content.lists.events.map((id) => find(content.events, id));
  return {
    ...words,
    ticker: events.slice(0, tickerLimit).map(({ theme }) => theme),
    labels: labelsOf(source, "pause", "play"),
    band: bandView(source, event.band, { composition: "floor" }),
    calendar: { ...event.calendar, file: addressOf(content.site, eventsCalendarPath) },
    events: events.map((one) => {
      const start = new Date(`${one.start}Z`);
      const art = { seed: one.id, dialect: dialectOf(source, one.category), figure: one.figure };
      return {
        id: one.id,
        title: one.title,
        detail: one.detail,
        venue: one.venue,
        place: `${one.city}, ${one.country}`,
        start: one.start,
        day: String(start.getUTCDate()).padStart(2, "0"),
        month: new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" }).format(start),
        year: String(start.getUTCFullYear()),
        time: `${clock(one.start)} - ${clock(one.end)}`,
        hue: monthHues[start.getUTCMonth() % monthHues.length] ?? "saffron",
        calendarFile: addressOf(content.site, eventCalendarPath(one.id)),
        image: pictureView(source, one.photograph, "event", () =>
          pictures.add(`event-${one.id}`, cover(art)),
        ),
        thumbnail: pictureView(source, one.photograph, "eventThumbnail", () =>
          pictures.add(`event-${one.id}-figure`, thumbnail(art)),
        ),
      };
    }),
    journey: journeyView(source, event.band),
  };
}

/** The openings. */
export function careerView(source: Source) {
  const { content, pictures } = source;
  const { career } = content.pages;
  return {
    ...career,
    labels: labelsOf(source, "posts", "location", "salary", "jobDescription", "jobType", "experience"),
    band: bandView(source, career.band, { composition: "wide" }),
    values: {
      ...career.values,
      items: career.values.items.map((item) => ({ ...item, tile: tile(item.tile) })),
    },
    jobs: content.jobs.map(({ figure, category, ...job }) => ({
      ...job,
      picture: pictures.add(
        `job-${job.id}`,
        thumbnail({
          seed: job.id,
          dialect: dialectOf(source, category),
          figure,
        }),
      ),
    })),
    journey: journeyView(source, career.band, "/career#openings"),
  };
}

/** The grounds beside photographs on the team page, which do not say what colour stands behind a face. */
const photographGrounds = ["mint", "butter", "sky", "blush", "lilac", "saffron"] as const;

/** A person on the team wall: face and name share a ground, and a drawn face comes in parts, so that it can look up. */
function memberView(source: Source, id: string, index: number) {
  const { photograph, name, portrait } = find(source.content.people.people, id);
  const person = personView(source, id, "teamWall");
  if (photograph) return { ...person, ground: photographGrounds[index % photographGrounds.length] ?? "mint" };
  const { ground, still, gaze, front } = portraitParts({
    seed: name,
    ...(portrait ? { traits: portrait as PortraitTraits } : {}),
  });
  return {
    ...person,
    ground,
    portrait: source.pictures.add(`${id}-wall`, still, name),
    face: { gaze, front },
  };
}

/** The instructors. */
export function teamView(source: Source) {
  const { content } = source;
  const { personPage: _personPage, ...team } = content.pages.team;
  return {
    ...team,
    band: bandView(source, team.band, { composition: "block" }),
    people: content.lists.team.map((id, index) => memberView(source, id, index)),
    journey: journeyView(source, team.band),
  };
}

/** The contact page. */
export function contactView(source: Source) {
  const { content } = source;
  const { contact } = content.pages;
  return {
    ...contact,
    labels: labelsOf(source, "questionMarkers"),
    form: { ...contact.form, formAddress: content.site.formAddress ?? null },
    band: bandView(source, contact.band, { composition: "wide" }),
    director: { ...contact.director, ...personView(source, contact.director.person, "director") },
    place: placeView(source),
    street: source.pictures.add("street", street()),
    questions: content.faqs.contact,
    mark: questionMark(),
    journey: journeyView(source, contact.band),
  };
}
