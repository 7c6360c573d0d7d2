import { cover, thumbnail } from "../art/cover.ts";
import { brand } from "../art/dialect.ts";
import { mosaic } from "../art/mosaic.ts";
import { palette } from "../art/palette.ts";
import { tile } from "../art/scenes.ts";
import { street } from "../art/street.ts";
import { eventCalendarPath, eventsCalendarPath } from "../file-paths.ts";
import { priceText } from "../schema/money.ts";
import { testimonialsView } from "./home.ts";
import { find } from "./find.ts";
import {
  bandView,
  dialectOf,
  journeyView,
  labelsOf,
  personView,
  pictureView,
  type Source,
} from "./shared.ts";

/** A tile for each of a row of panels: the first takes the first one, and after the last it starts again. */
const rowTiles = [
  { name: "quarter", turn: 0, ground: "blush", colour: "vermilion" },
  { name: "arcs", turn: 3, ground: "butter", colour: "saffron" },
  { name: "dome", turn: 0, ground: "sky", colour: "cobalt" },
  { name: "leaf", turn: 1, ground: "mint", colour: "jade" },
  { name: "ring", turn: 0, ground: "lilac", colour: "ink" },
] as const;
const rowTile = (index: number) => tile(rowTiles[index % rowTiles.length] ?? rowTiles[0]);

/** The tiles of the numbered cards stand on the cards' own colours. */
const featureTiles = [
  { name: "leaf", turn: 0, ground: "vermilion", colour: "blush" },
  { name: "arcs", turn: 2, ground: "saffron", colour: "ink" },
  { name: "dome", turn: 0, ground: "sky", colour: "cobalt" },
  { name: "circle", turn: 0, ground: "mint", colour: "jade" },
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
    band: bandView(source, about.band),
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
    journey: journeyView(source),
  };
}

/** The questions, in five categories. */
export function faqView(source: Source) {
  const { faq } = source.content.pages;
  return {
    ...faq,
    labels: labelsOf(source, "questionMarkers"),
    band: bandView(source, faq.band),
    categories: source.content.faqs.categories.map((category, index) => ({
      ...category,
      tile: rowTile(index),
    })),
    place: placeView(source),
    journey: journeyView(source),
  };
}

/** The plans, in both periods. */
export function pricingView(source: Source) {
  const { content } = source;
  const { pricing } = content.pages;
  return {
    ...pricing,
    labels: labelsOf(source, "questionMarkers"),
    band: bandView(source, pricing.band),
    offers: content.plans.plans.map((plan) => ({
      ...plan,
      tile: tile(plan.tile),
      monthly: priceText(plan.monthly, content.site),
      yearly: priceText(plan.yearly, content.site),
    })),
    features: content.plans.features,
    questions: content.faqs.pricing,
    journey: journeyView(source),
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
    band: bandView(source, event.band),
    calendar: { ...event.calendar, file: eventsCalendarPath },
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
        calendarFile: eventCalendarPath(one.id),
        image: pictureView(source, one.photograph, "event", () =>
          pictures.add(`event-${one.id}`, cover(art)),
        ),
        thumbnail: pictureView(source, one.photograph, "eventThumbnail", () =>
          pictures.add(`event-${one.id}-figure`, thumbnail(art)),
        ),
      };
    }),
    journey: journeyView(source),
  };
}

/** The openings. */
export function careerView(source: Source) {
  const { content, pictures } = source;
  const { career } = content.pages;
  return {
    ...career,
    labels: labelsOf(source, "posts", "location", "salary", "jobDescription", "jobType", "experience"),
    band: bandView(source, career.band),
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
    journey: journeyView(source),
  };
}

/** The tiles that carry the names on the team page: grounds that differ from every portrait they touch, on a phone too. */
const nameTiles = [
  { name: "quarter", turn: 1, ground: "mint", colour: "jade" },
  { name: "arcs", turn: 1, ground: "butter", colour: "vermilion" },
  { name: "dots", turn: 0, ground: "vermilion", colour: "butter" },
  { name: "leaf", turn: 0, ground: "blush", colour: "vermilion" },
  { name: "steps", turn: 3, ground: "sky", colour: "cobalt" },
  { name: "half", turn: 3, ground: "saffron", colour: "paper" },
  { name: "triangle", turn: 1, ground: "mint", colour: "cobalt" },
  { name: "ring", turn: 0, ground: "lilac", colour: "ink" },
] as const;

/** The instructors, each with the tile that carries the name. */
export function teamView(source: Source) {
  const { content } = source;
  const { personPage: _personPage, ...team } = content.pages.team;
  const people = content.lists.team.map((id, index) => {
    const record = nameTiles[index % nameTiles.length] ?? nameTiles[0];
    return { ...personView(source, id, "teamWall"), ground: record.ground, tile: tile(record) };
  });
  return { ...team, band: bandView(source, team.band), people, journey: journeyView(source) };
}

/** The contact page. */
export function contactView(source: Source) {
  const { content } = source;
  const { contact } = content.pages;
  return {
    ...contact,
    labels: labelsOf(source, "questionMarkers"),
    form: { ...contact.form, formAddress: content.site.formAddress ?? null },
    band: bandView(source, contact.band),
    director: { ...contact.director, ...personView(source, contact.director.person, "director") },
    place: placeView(source),
    street: source.pictures.add("street", street()),
    questions: content.faqs.contact,
    journey: journeyView(source),
  };
}
