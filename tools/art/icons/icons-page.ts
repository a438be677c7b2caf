import { circle, dot, every, path, spokes, star } from "./icon-shapes.ts";

const heart =
  "c-1.7-1.4-3.4-2.9-3.4-4.8 0-1.2.9-2 1.9-2 .7 0 1.2.4 1.5 1 .3-.6.8-1 1.5-1 1 0 1.9.8 1.9 2 0 1.9-1.7 3.4-3.4 4.8Z";
const calendar = path("M4 5.6h16v14.6H4ZM4 9.8h16M8 3.4v4M16 3.4v4");

export const guideIcons: Record<string, string> = {
  "temel-ozellikler": circle(12, 12, 9.2) + star(12, 12, 6.4),
  hediyeler: path(
    "M4.4 11.4h15.2v9H4.4ZM3 7.4h18v4H3ZM12 7.4v13M12 7.4C9.2 7.4 7 6.5 7 4.8c0-1.1.8-1.8 1.9-1.8C10.7 3 12 5 12 7.4ZM12 7.4c2.8 0 5-.9 5-2.6 0-1.1-.8-1.8-1.9-1.8C13.3 3 12 5 12 7.4Z",
  ),
  saglik: path(
    "M12 20.4C7.4 16.8 3 13.2 3 8.7 3 5.9 5.1 3.9 7.6 3.9c1.9 0 3.5 1 4.4 2.8.9-1.8 2.5-2.8 4.4-2.8 2.5 0 4.6 2 4.6 4.8 0 4.5-4.4 8.1-9 11.7ZM3.4 11.8h4.8l1.7-3.2 2.7 5.8 1.7-2.6h6.3",
  ),
  taslar: path(
    "M7.4 4h9.2L21 9.4 12 20.6 3 9.4ZM3 9.4h18M12 20.6 8.2 9.4 10.6 4M12 20.6l3.8-11.2L13.4 4",
  ),
  "fiziksel-ozellikler":
    circle(12, 6.6, 3.6) + path("M4.6 20.6c.3-4.9 3.2-8 7.4-8s7.1 3.1 7.4 8M9.4 12.9l2.6 3 2.6-3"),
  unluler: path("M12 2.9l2.8 5.8 6.3.9-4.6 4.4 1.1 6.3L12 17.3l-5.6 3 1.1-6.3L2.9 9.6l6.3-.9Z"),
  renkler:
    path(
      "M12 2.9a9.1 9.1 0 0 0 0 18.2c1.4 0 2.1-.9 2.1-1.9 0-1.5-1-1.9-1-3.1 0-1 .8-1.7 2-1.7h2.2a3.8 3.8 0 0 0 3.8-3.8c0-4.3-4.1-7.7-9.1-7.7Z",
    ) +
    dot(7.4, 11.4, 1.2) +
    dot(10.2, 7.2, 1.2) +
    dot(15.2, 7.4, 1.2),
};

export const aboutIcons: Record<string, string> = {
  egitim: path(
    "M12 6.2C9.6 4.6 6.6 4 3 4.2v14.2c3.6-.2 6.6.4 9 2 2.4-1.6 5.4-2.2 9-2V4.2c-3.6-.2-6.6.4-9 2ZM12 6.2v14.2M6 8.4c1.1.1 2.2.3 3.2.7M6 12.2c1.1.1 2.2.3 3.2.7M18 8.4c-1.1.1-2.2.3-3.2.7M18 12.2c-1.1.1-2.2.3-3.2.7",
  ),
  "dogum-haritasi":
    circle(12, 12, 9.2) +
    circle(12, 12, 5.8) +
    spokes(12, 12, 5.8, 9.2, every(30)) +
    star(12, 12, 3.6),
  iliski:
    circle(8.8, 13.6, 5.8) +
    circle(15.2, 13.6, 5.8) +
    `<path d="M12 7.4${heart}" fill="currentColor" stroke="none"/>`,
  danismanlik:
    path("M3 4.4h12.4v8.8H8.6L5.2 16v-2.8H3ZM18 8.2h3V17h-2.2v2.8L15.4 17H10v-1.2") +
    star(9.2, 8.8, 2.6),
  "yillik-ongoruler": calendar + circle(12, 15, 1.9) + spokes(12, 15, 3.3, 4, every(45)),
};

export const interfaceIcons: Record<string, string> = {
  menu: path("M3.5 6.5h17M3.5 12h17M3.5 17.5h17"),
  close: path("M5.5 5.5l13 13M18.5 5.5l-13 13"),
  "arrow-right": path("M4 12h16M13.5 5.5 20 12l-6.5 6.5"),
  "arrow-left": path("M20 12H4M10.5 5.5 4 12l6.5 6.5"),
  pause: path("M8.5 5v14M15.5 5v14"),
  play: path("M7.5 4.6v14.8L19.5 12Z"),
  phone: path(
    "M8.2 3.4 10 7.8 7.8 9.6c1.2 2.8 3.1 4.9 6.2 6.5l2-2.1 4.6 2c-.1 2.9-1.9 4.6-4.6 4.6C9.7 20.4 3.6 14.2 3.4 7.9c0-2.6 1.7-4.5 4.8-4.5Z",
  ),
  mail: path("M3 5.2h18v13.6H3ZM3.4 5.8l8.6 7.4 8.6-7.4"),
  instagram:
    '<rect x="3.2" y="3.2" width="17.6" height="17.6" rx="5"/>' +
    circle(12, 12, 4.2) +
    dot(17, 7, 1.1),
  calendar: calendar + path("M8 13.4h.01M12 13.4h.01M16 13.4h.01M8 16.8h.01M12 16.8h.01"),
  clock: circle(12, 12, 9) + path("M12 6.6V12l3.6 2.4"),
  search: circle(10.6, 10.6, 7) + path("M15.8 15.8l5 5"),
  check: path("M4.5 12.6l5 5L19.5 6.8"),
  star: star(12, 12, 9.4),
  external: path("M13.6 4H20v6.4M20 4l-9 9M17.4 14v6H4V6.6h6"),
  info: circle(12, 12, 9) + path("M12 11v5.6") + dot(12, 7.7, 1),
};
