/** The class names of react-day-picker in our style sheets. */
export const calendarClasses = {
  root: "calendar",
  nav: "calendar-nav",
  month_caption: "calendar-month",
  day_button: "calendar-day",
  today: "today",
  selected: "selected",
};
