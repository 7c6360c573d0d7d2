/** The pictures that only the page of a course has. */
import { cover, coverCells, figureRow } from "../art/cover.ts";
import { companion } from "../art/figures.ts";
import type { CoursePage } from "../records.ts";
import { categoryLabel } from "./category.ts";
import { courseArt } from "./course-card.ts";
import type { Source } from "./source.ts";

/** The course's cover in its page's head: where the figure lies, so that a narrow window shows that part of it. */
export function headCover(source: Source, course: CoursePage) {
  const art = courseArt(source, course);
  const { column, row } = coverCells(art).field;
  return {
    // The same file as on cards, which show a photograph where there is one.
    strip: source.pictures.addInline(course.photograph ? `band-${course.id}` : course.id, cover(art)),
    figureAt: `${row > 0 ? "foot" : "top"}${column > 1 ? "End" : "Start"}` as const,
  };
}

/** Those for whom a course is, each with a figure. All figures are one file, of which each picture shows a part. */
export function audienceView(source: Source, { slug, category, overview }: CoursePage) {
  const figures = overview.audience.map((_, index) => overview.figures?.[index] ?? companion(index));
  const { src, height } = source.pictures.add(
    `${slug}-audience`,
    figureRow(figures, categoryLabel(source, category).hue),
  );
  return overview.audience.map((who, index) => ({
    who,
    figure: {
      src: `${src}#svgView(viewBox(${index * height},0,${height},${height}))`,
      width: height,
      height,
      alt: "",
    },
  }));
}
