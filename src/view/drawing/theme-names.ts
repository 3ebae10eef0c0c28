/** What boards and pieces can look like: as their games say, all of walnut, or with the strongest contrast. */
export const BOARD_THEMES = ['porcelain', 'walnut', 'contrast'] as const;
export type BoardTheme = (typeof BOARD_THEMES)[number];
