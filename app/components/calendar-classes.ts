/** How the parts of a calendar of react-day-picker are called in style sheets. */
export const calendarClasses = {
  root: "calendar",
  nav: "calendar-nav",
  month_caption: "calendar-month",
  day_button: "calendar-day",
  today: "today",
  selected: "selected",
};
