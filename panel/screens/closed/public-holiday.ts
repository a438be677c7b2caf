/** The reason that goes with every day of the preset. */
export const publicHoliday = "Resmî tatil";
