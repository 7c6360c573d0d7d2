import { z } from "zod";

/**
 * A list and its rule: first what is pinned, in its order, then the rest in one of the orders given, or `none` of it. `limit`
 * is how many it shows at most.
 *
 * @param pin what names an entry.
 * @param orders the orders that the rest may have.
 * @param more further keys of the list.
 * @param spare how many may be pinned beyond the limit, since a page leaves out so many.
 */
export function listOf<
  Pin extends z.ZodType,
  const Order extends string,
  More extends z.ZodRawShape = Record<never, never>,
>(
  pin: Pin,
  orders: readonly Order[],
  // Where it is left out, More is the type without keys.
  more: More = {} as More,
  spare = 0,
) {
  return z
    .strictObject({
      pinned: z.array(pin).describe("First entries of the list, in this order.").default([]),
      rest: z.enum(["none", ...orders]).describe("Order of the other entries. none leaves them out."),
      limit: z.int().min(1).describe("Highest number of entries in the list.").optional(),
      ...more,
    })
    .refine(
      (list: { pinned?: unknown; rest?: unknown }) =>
        list.rest !== "none" || (Array.isArray(list.pinned) && list.pinned.length > 0),
      { path: ["rest"], message: `one of ${orders.join(", ")}, since “pinned” is empty` },
    )
    .refine(
      (list: { pinned?: unknown; limit?: unknown }) =>
        typeof list.limit !== "number" ||
        !Array.isArray(list.pinned) ||
        list.pinned.length <= list.limit + spare,
      {
        path: ["limit"],
        message: `at least the number of pinned entries${spare > 0 ? `, less ${spare}` : ""}`,
      },
    );
}
