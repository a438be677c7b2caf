type Face = { skin: string; lines: string; eyes: [x: number, y: number][] };

/** A lit face with features broad enough to be seen on a head of 35 px. */
const face = ({ skin, lines, eyes }: Face) =>
  `<path fill="#888" d="${skin}"/><path fill="none" stroke="#000" stroke-width="5.5" stroke-linecap="round" d="${lines}"/>${eyes
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5"/>`)
    .join("")}`;

/** Drawn over the sources, on the 1024 px field, in their own greys. */
export const redrawn: Record<string, string> = {
  // A high-necked, draped bodice.
  Vir: `
  <path fill="#6a6a6a" d="M690 196 748 222Q772 252 800 262L792 286 772 340 742 404 700 446 640 462 566 440 582 352 600 300 622 250 668 214Z"/>
  <path fill="#595959" d="M640 462 582 352 604 330 690 400 700 446Z" opacity=".6"/>
  <g fill="none" stroke="#000" stroke-linecap="round" stroke-width="4.5">
    <path d="M694 198Q736 252 798 270"/>
    <path d="M688 214Q690 320 622 438" stroke-width="3.5"/><path d="M728 256Q726 350 664 446" stroke-width="3.5"/>
    <path d="M776 284Q764 360 704 436" stroke-width="3.5"/><path d="M644 250Q640 320 592 400" stroke-width="3.5"/>
  </g>
  ${face({
    skin: "M776 170 772 130Q780 95 800 72L830 48Q840 82 880 104L884 140 876 168Q850 186 814 185 788 182 776 170Z",
    lines:
      "M804 77Q816 70 833 81M846 99Q863 99 873 112M832 98Q822 110 804 112 801 117 806 121M788 138Q800 142 806 150 812 153 819 152",
    eyes: [
      [820, 91],
      [856, 117],
    ],
  })}`,
  Gem:
    face({
      skin: "M64 136 124 106Q158 120 172 165L178 228Q165 252 147 253L104 244Q76 225 66 200Z",
      lines:
        "M82 171Q97 157 117 153M139 147Q150 138 161 141M135 166Q158 178 162 187 162 200 153 206M141 229Q156 225 168 213",
      eyes: [
        [107, 178],
        [152, 160],
      ],
    }) +
    face({
      skin: "M291 42 338 70 362 108Q370 150 344 174 320 184 282 164L222 110Q262 100 276 75Z",
      lines:
        "M246 111Q252 99 269 96M282 84Q290 71 308 67M291 108Q307 124 313 136 308 144 300 143M316 161Q331 153 346 137",
      eyes: [
        [266, 119],
        [303, 91],
      ],
    }),
  Aqr: face({
    skin: "M358 108Q364 165 383 191L403 222Q422 238 453 222L480 182 485 140 478 112 466 100Q430 106 400 100Z",
    lines:
      "M366 134Q380 132 394 140M403 131Q426 123 450 130M397 152Q392 176 396 188 412 200 430 185M406 213Q424 213 442 199",
    eyes: [
      [386, 150],
      [429, 149],
    ],
  }),
  // The cords of the pans, which the source's 256 px lose.
  Lib: '<g stroke="#8a8a8a" stroke-width="9" stroke-linecap="round"><path d="M182 112 24 545M184 112 194 520M186 112 366 602M902 450 712 690M904 450 858 680M906 450 998 750"/></g>',
};
