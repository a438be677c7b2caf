/** The panel's own drawings, in the stroke of the site's icon family. */
const drawings = {
  list: "M8 6h12M8 12h12M8 18h12M4 5.5v1M4 11.5v1M4 17.5v1",
  week: "M4 6h16v14H4zM4 10h16M9.3 10v10M14.7 10v10M8 3v4M16 3v4",
  plus: "M12 5v14M5 12h14",
  closed: "M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5zM12 15v2",
  history: "M4 12a8 8 0 1 0 2.6-5.9M4 4v4h4M12 8v4l3 2",
  chart: "M4 20h16M7 20v-6M12 20V6M17 20v-9",
  gear: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2",
  more: "M5 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2M19 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2",
  undo: "M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3",
  close: "M6 6l12 12M18 6 6 18",
  check: "M5 12.5l5 5L19 7",
  move: "M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4",
  note: "M5 4h14v12l-4 4H5zM15 20v-4h4M8 9h8M8 13h5",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21a8 8 0 0 1 16 0",
  absent: "M10 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M3 20a7 7 0 0 1 11-5.7M16 16l5 5M21 16l-5 5",
  message: "M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5",
  send: "M4 12 20 4l-5 16-4-6zM11 14l5-6",
  phone:
    "M6 3h4l1.5 5-2.5 2a12 12 0 0 0 5 5l2-2.5L21 14v4a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l4 4",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  download: "M12 4v11M7 11l5 5 5-5M4 20h16",
  print: "M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7z",
  exit: "M14 4H5v16h9M10 12h11M17 8l4 4-4 4",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  previous: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  filter: "M4 7h16M7 12h10M10 17h4",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 8v4l3 2",
} as const;

export type PanelIconName = keyof typeof drawings;

export function PanelIcon({ name }: { name: PanelIconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
