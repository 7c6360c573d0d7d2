import { Accordion } from "../../app/components/accordion/accordion";
import { Art } from "../../app/components/art/art";
import { Brand } from "../../app/components/brand/brand";
import { Breadcrumbs } from "../../app/components/breadcrumbs/breadcrumbs";
import { Button, ButtonLink } from "../../app/components/button/button";
import { Choice } from "../../app/components/choice/choice";
import { Cover } from "../../app/components/cover/cover";
import { CloseButton, Dialog, OpenButton } from "../../app/components/dialog/dialog";
import { DisclosureMenu } from "../../app/components/disclosure-menu/disclosure-menu";
import { Area, Field } from "../../app/components/field/field";
import { ArrowIcon, CartIcon, CloseIcon, MenuIcon, SearchIcon } from "../../app/components/icon/icon";
import { Drawings, Image } from "../../app/components/image/image";
import { Link } from "../../app/components/link/link";
import { TileHandle } from "../../app/components/loose-tile/handle";
import "../../app/components/loose-tile/loose-tile.css";
import { Marquee } from "../../app/components/marquee/marquee";
import { Pagination } from "../../app/components/pagination/pagination";
import { Photograph } from "../../app/components/photograph/photograph";
import { Prose } from "../../app/components/prose/prose";
import { Rating } from "../../app/components/rating/rating";
import { row } from "../../app/components/row/row";
import { Section } from "../../app/components/section/section";
import { Sections } from "../../app/components/section/sections";
import { SectionHeading } from "../../app/components/section-heading/section-heading";
import { Submit } from "../../app/components/submit/submit";
import { Tabs } from "../../app/components/tabs/tabs";
import { ThemeSwitch } from "../../app/components/theme-switch/theme-switch";
import { WholeWords } from "../../app/components/whole-words/whole-words";
import { cover as drawCover, turningCell } from "../../site/art/cover.ts";
import { categoryDialect } from "../../site/art/dialect.ts";
import { figureNames } from "../../site/art/figures.ts";
import { toSvg } from "../../site/art/picture.ts";
import { logoMark, tile } from "../../site/art/scenes.ts";
import { parseProse } from "../../site/load/prose/parse.ts";
import article from "../../tests/fixtures/article-with-everything.md?raw";
import { paint, palette } from "./palette";
import styles from "./gallery.module.css";
import type { Exhibit } from "./exhibit";

const options = {
  seed: "gallery",
  dialect: categoryDialect({ name: "gallery", hue: "hue2", shapes: "angles" }),
  figure: "book",
} as const;
const drawing = toSvg(drawCover(options), palette);
const image = { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width: 500, height: 300, alt: "" };
const turns = turningCell(options)?.join("");
const heading = {
  eyebrow: "Eyebrow",
  title: "A title that opens a section",
  lead: "A lead says in a sentence or two what the section holds.",
};
const questions = [
  { question: "What happens on a click?", answer: "This item opens, and the one that was open closes." },
  { question: "And on a second click?", answer: "It closes again." },
];
const choices = [
  { value: "one", label: "One" },
  { value: "two", label: "Two" },
  { value: "three", label: "Three" },
];
const looks = ["solid", "line", "sun"] as const;
const sizes = ["regular", "small"] as const;
const { blocks } = parseProse("articles/article-with-everything.md", article, 1, []);
const textBlocks = blocks.filter((block) => block.kind !== "picture" && block.kind !== "diagram");

/** Every component by the name of its folder (tests/e2e/gallery.desktop.spec.ts). */
export const components: readonly Exhibit[] = [
  {
    name: "accordion",
    show: (id) => <Accordion name={`${id}-faq`} items={questions} markers={{ closed: "+", open: "-" }} />,
  },
  { name: "art", show: () => <Art picture={paint(drawCover(options))} /> },
  { name: "brand", show: () => <Brand brand={{ name: "Tessera", to: "/", mark: paint(logoMark()) }} /> },
  {
    name: "breadcrumbs",
    show: () => (
      <Breadcrumbs
        label="Breadcrumbs"
        crumbs={[
          { label: "Home", to: "/" },
          { label: "Blog", to: "/blog" },
          { label: "An article with a long title" },
        ]}
      />
    ),
  },
  {
    name: "button",
    show: () => (
      <>
        {sizes.map((size) => (
          <div key={size} className={styles.states}>
            {looks.map((look) => (
              <Button key={look} look={look} size={size}>
                {look}, {size}
              </Button>
            ))}
            <Button size={size} aria-disabled>
              waiting, {size}
            </Button>
          </div>
        ))}
        <div className={styles.states}>
          <ButtonLink to="/">A link</ButtonLink>
        </div>
      </>
    ),
  },
  {
    name: "choice",
    show: (id) => (
      <>
        <Choice name={`${id}-pills`} legend="Pills" options={choices} />
        <Choice name={`${id}-switch`} legend="Switch" options={choices.slice(0, 2)} look="switch" />
      </>
    ),
  },
  {
    name: "cover",
    show: () => (
      <div className={styles.cover}>
        <Cover cover={{ ...image, ...(turns ? { turns } : {}) }} />
      </div>
    ),
  },
  {
    name: "dialog",
    show: (id) => (
      <>
        <OpenButton dialog={`${id}-dialog`}>Open the dialog</OpenButton>
        <Dialog id={`${id}-dialog`} aria-label="Dialog">
          <p>It closes by Escape, by a click outside and by its button.</p>
          <CloseButton>Close</CloseButton>
        </Dialog>
      </>
    ),
  },
  {
    name: "disclosure-menu",
    show: (id) => (
      <ul>
        <DisclosureMenu id={`${id}-menu`} label="A menu">
          <Link to="/">Home</Link>
        </DisclosureMenu>
      </ul>
    ),
  },
  {
    name: "field",
    show: (id) => (
      <>
        <Field id={`${id}-empty`} label="Empty" />
        <Field id={`${id}-marked`} label="Marked, with a value" marked defaultValue="Ada" />
        <Field
          id={`${id}-wrong`}
          label="Wrong"
          defaultValue="ada@"
          error="An address has a name after the @."
        />
        <Field id={`${id}-off`} label="Disabled" disabled />
        <Area id={`${id}-area`} label="Several lines" rows={3} />
        <Area
          id={`${id}-area-wrong`}
          label="Several lines, wrong"
          rows={3}
          error="Please write a word or two."
        />
      </>
    ),
  },
  {
    name: "icon",
    show: () => (
      <div className={styles.states}>
        <CartIcon />
        <SearchIcon />
        <MenuIcon />
        <CloseIcon />
        <ArrowIcon />
      </div>
    ),
  },
  {
    name: "image",
    show: () => (
      <Drawings value={() => drawing}>
        <Image image={image} />
        <Image inline image={image} />
      </Drawings>
    ),
  },
  {
    name: "link",
    show: () => (
      <p>
        To <Link to="/">a page</Link>, to{" "}
        <Link to="/" current>
          the page that shows
        </Link>
        , to <Link to="#link">a part of this page</Link>, to{" "}
        <Link to="https://www.example.org/">another site</Link>.
      </p>
    ),
  },
  {
    name: "loose-tile",
    show: () => (
      <div className={styles.tile}>
        <Art picture={paint(tile({ name: "quarter", ground: "tint3", colour: "hue1" }))} />
        <TileHandle
          words={{ put: "Put the tile into its place", take: "Take the tile out", fits: "The tile fits." }}
          home={false}
          onMove={() => undefined}
        />
      </div>
    ),
  },
  {
    name: "marquee",
    show: () => (
      <Marquee speed={40} label="Names" words={{ pause: "Pause", play: "Play" }}>
        <p>Aalto Meridian Northfield Castell Lindenau Brightwater</p>
      </Marquee>
    ),
  },
  {
    name: "pagination",
    show: () => (
      <Pagination
        label="Pages"
        page="Page"
        steps={[
          { label: "1", to: "/" },
          { label: "" },
          { label: "4", to: "/" },
          { label: "5" },
          { label: "6", to: "/" },
          { label: "" },
          { label: "9", to: "/" },
        ]}
        previous={{ label: "Previous", to: "/" }}
        next={{ label: "Next", to: "/" }}
      />
    ),
  },
  {
    name: "photograph",
    show: () =>
      (["hero", "band", "wide", "text"] as const).map((frame) => (
        <Photograph key={frame} image={image} frame={frame} />
      )),
  },
  { name: "prose", show: () => <Prose blocks={textBlocks} /> },
  { name: "rating", show: () => <Rating text="4.88 (210)" label="Rated" /> },
  {
    name: "row",
    show: () => (
      <ul {...row}>
        {figureNames.slice(0, 6).map((figure) => (
          <li key={figure}>
            <Art picture={paint(drawCover({ ...options, figure }))} />
          </li>
        ))}
      </ul>
    ),
  },
  {
    name: "section",
    show: (id) => (
      <Sections>
        <p>The band that opens a screen.</p>
        <Section heading={heading} id={`${id}-section`}>
          <p>What the section holds.</p>
        </Section>
      </Sections>
    ),
  },
  { name: "section-heading", show: () => <SectionHeading heading={heading} /> },
  {
    name: "submit",
    show: () => (
      <>
        <Submit usable said="" saidClass={undefined}>
          Send
        </Submit>
        <Submit usable={false} said="This form needs JavaScript." saidClass={undefined}>
          Send
        </Submit>
      </>
    ),
  },
  {
    name: "tabs",
    show: (id) => (
      <Tabs
        label="Tabs"
        tabs={["First", "Second", "Third"].map((label) => ({
          id: `${id}-${label.toLowerCase()}`,
          label,
          panel: <p>The panel of the {label.toLowerCase()} tab.</p>,
        }))}
      />
    ),
  },
  {
    name: "theme-switch",
    show: () => (
      <ThemeSwitch words={{ label: "Colours", system: "As the system", light: "Light", dark: "Dark" }} />
    ),
  },
  {
    name: "whole-words",
    show: () => <WholeWords text="Crisis management and problem-solving strategies" />,
  },
];
