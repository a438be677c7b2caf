import type { Point } from "./contour.ts";

type Face = { skin: string; lines: string; eyes: Point[] };

/** Faces that can be read on a head of 35 px. Their skin hides the source's own; their lines are drawn as they are. */
export const faces: Record<string, Face[]> = {
  Vir: [
    {
      skin: "M776 170 772 130Q780 95 800 72L830 48Q840 82 880 104L884 140 876 168Q850 186 814 185 788 182 776 170Z",
      lines:
        "M804 77Q816 70 833 81M846 99Q863 99 873 112M832 98Q822 110 804 112 801 117 806 121M788 138Q800 142 806 150 812 153 819 152",
      eyes: [
        [820, 91],
        [856, 117],
      ],
    },
  ],
  Gem: [
    {
      skin: "M64 136 124 106Q158 120 172 165L178 228Q165 252 147 253L104 244Q76 225 66 200Z",
      lines:
        "M82 171Q97 157 117 153M139 147Q150 138 161 141M135 166Q158 178 162 187 162 200 153 206M141 229Q156 225 168 213",
      eyes: [
        [107, 178],
        [152, 160],
      ],
    },
    {
      skin: "M291 42 338 70 362 108Q370 150 344 174 320 184 282 164L222 110Q262 100 276 75Z",
      lines:
        "M246 111Q252 99 269 96M282 84Q290 71 308 67M291 108Q307 124 313 136 308 144 300 143M316 161Q331 153 346 137",
      eyes: [
        [266, 119],
        [303, 91],
      ],
    },
  ],
  Aqr: [
    {
      skin: "M358 108Q364 165 383 191L403 222Q422 238 453 222L480 182 485 140 478 112 466 100Q430 106 400 100Z",
      lines:
        "M366 134Q380 132 394 140M403 131Q426 123 450 130M397 152Q392 176 396 188 412 200 430 185M406 213Q424 213 442 199",
      eyes: [
        [386, 150],
        [429, 149],
      ],
    },
  ],
};

const skins = (code: string) =>
  faces[code]!.map(({ skin }) => `<path fill="#888" d="${skin}"/>`).join("");

/** The source's own drawing again, cut out, stretched from a point that stays where it is. */
const stretched = (id: string, cut: string, [x, y]: [number, number], [sx, sy]: [number, number]) =>
  `<clipPath id="${id}"><path d="${cut}"/></clipPath><g transform="translate(${x * (1 - sx)} ${y * (1 - sy)}) scale(${sx} ${sy})"><use href="#source" clip-path="url(#${id})"/></g>`;

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
  ${skins("Vir")}`,
  Gem: skins("Gem"),
  Aqr: skins("Aqr"),
  // The cords of the pans, which the source's 256 px lose.
  Lib: '<g stroke="#8a8a8a" stroke-width="9" stroke-linecap="round"><path d="M182 112 24 545M184 112 194 520M186 112 366 602M902 450 712 690M904 450 858 680M906 450 998 750"/></g>',
  // The stripes go: wool is drawn in their place.
  Ari: `<path fill="#585858" d="M58 520 95 425 160 362 260 312 350 264 440 227 530 208 575 245 612 262 692 330 708 352 700 415 640 440 545 452 522 470 530 590 440 642 302 655 290 540 200 660 150 735 122 725 70 620Z"/>`,
  // Legs reach the shell.
  Cnc: `<g fill="none" stroke="#5c5c5c" stroke-width="24" stroke-linecap="round"><path d="M655 335 618 385M690 380 640 425M702 466 648 478M715 565 655 600M672 628 640 650M480 738 500 680M402 860 412 905M390 710 415 675M345 668 380 640M505 800 510 835"/></g><path fill="none" stroke="#000" stroke-width="7" stroke-linecap="round" d="M600 366Q660 400 664 545 668 660 598 680 520 668 462 690 380 680 322 590M440 500Q520 440 590 480M430 560Q520 500 610 560"/>`,
  Sco: `<g fill="none" stroke="#5c5c5c" stroke-width="22" stroke-linecap="round"><path d="M670 470 705 494M612 570 645 612M530 700 560 735M385 655 380 690M690 340 665 320M880 262 872 300"/></g>`,
  // Larger fishes on a shorter cord.
  Psc: `<path d="M-64-64H1088V1088H-64Z"/>
  <path fill="none" stroke="#707070" stroke-width="24" stroke-linecap="round" d="M264 880C255 930 196 930 206 970 220 1010 262 960 282 900 310 800 350 740 385 655"/>
  ${stretched("north", "M0 190H215L225 420 225 560 205 615 250 690 245 715 110 720 100 600 0 480Z", [40, 215], [1.6, 1.38])}
  ${stretched("west", "M515 490 620 450 640 420 720 340 800 275 1024 275 1024 440 940 525 850 525 700 545 650 520 605 592 575 582Z", [1015, 340], [1.38, 1.6])}`,
};

/** Where a figure goes over into stars, from its last whole line to its last trace. */
export const dissolving: Record<string, { from: Point; to: Point }> = {
  Tau: { from: [640, 226], to: [900, 174] },
};
