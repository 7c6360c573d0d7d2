import { z } from "zod";

/** A list: pinned entries, then the rest in an order. `spare`: extra pins allowed, since a page skips itself. */
export function listOf<
  Pin extends z.ZodType,
  const Order extends string,
  More extends z.ZodRawShape = Record<never, never>,
>(
  pin: Pin,
  orders: readonly Order[],
  // Without it, More is the type without keys.
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
