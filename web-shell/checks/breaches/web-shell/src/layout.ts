export const layout = 1
