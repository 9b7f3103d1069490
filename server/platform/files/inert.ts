/** For what people uploaded: should it be more than it seems, it loads nothing, runs nothing and stands in no other page. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";
