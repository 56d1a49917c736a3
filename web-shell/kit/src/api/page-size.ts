/** Rows a page, by where a list stands (PLT-109). What the server shows of other lists within a page, it limits itself. */
export const PAGE_SIZES = { page: 20, dialog: 10 } as const
