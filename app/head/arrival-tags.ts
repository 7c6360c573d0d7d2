/** What `document-head.ts` writes about one page. It is for those who fetch the page, never for React. */
const arrivalTags =
  'meta[property],meta[name^="twitter:"],meta[name="author"],[rel="alternate"],[type="application/ld+json"]';

/**
 * Takes away what the document says of the page that the visitor arrived at, once another page is shown: a tool that reads the
 * document must not take that page's picture and data for this one's.
 */
export function dropArrivalTags(): void {
  for (const tag of document.querySelectorAll(arrivalTags)) tag.remove();
}
