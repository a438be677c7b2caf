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
      skin: "M356 30Q352 96 368 130 392 170 420 178 452 178 480 146 500 110 496 40L430 0Z",
      lines:
        "M370 72Q384 58 404 70M424 68Q446 54 474 70M410 74Q408 102 394 124 398 136 418 130M392 150Q406 144 416 149 430 144 446 148",
      eyes: [
        [389, 93],
        [447, 91],
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
  // A head that no line of stars cuts, a tilted urn, and no water: that is drawn as lines alone.
  Aqr: `
  <path d="M90 190H205L236 262 310 262 345 290 345 470 304 470 330 560 250 690 290 780 322 826 348 868 358 892 352 930 330 970 330 1040H0V820H90ZM330-20H530L548 110 400 190 356 160 330 150Z"/>
  <path fill="#888" d="M350 168 404 150 480 120 545 108 570 200 520 260 400 260 352 230ZM568 216H604V262H580Z"/>
  <path fill="#888" d="M262 226Q230 222 218 250 176 296 180 338 190 358 186 372L152 384Q146 398 160 412 200 446 236 460 252 460 252 446L254 414Q300 406 324 372 346 338 336 300 330 270 300 250Z"/>
  <g stroke="#666" stroke-width="44" stroke-linecap="round"><path d="M357 82h0M353 40h0M370 4h0M402-20h0M440-30h0M478-22h0M506 4h0M520 42h0M518 82h0M504 112h0"/></g>
  <path fill="#666" d="M356 90 360 10 430-30 500 0 516 100 480 130Z"/>
  ${skins("Aqr")}`,
  // Kneeling on one foreleg, the other set forward, as on the old plates: the lines of its stars run along them.
  Tau: `
  <path d="M585 130H1088V1088H-64V440H330L352 400 395 350 520 350 560 300 575 270Z"/>
  <g fill="#999">
    <path d="M520 330Q570 276 640 232 690 178 770 176 850 148 930 156 1010 180 1040 280L1040 640Q1000 720 890 716L700 730Q640 770 612 730 590 660 560 600Z"/>
    <path d="M640 640Q560 704 470 748 416 766 386 806 350 856 316 884L274 938 282 956 346 954 368 912Q396 868 434 846 560 806 680 750Z"/>
    <path d="M900 600Q900 740 800 776 680 806 570 886 524 922 484 908 458 886 476 848 510 826 550 812 630 764 690 680Z"/>
    <path d="M484 906Q560 914 640 904L742 898 770 900 792 918 872 918 862 868 826 836 790 836 764 852 736 858 620 864 520 850Z"/>
  </g>
  <path fill="#bbb" d="M392 338Q348 374 344 416 336 446 352 470 346 496 362 520 396 552 416 606 406 634 410 660 418 700 452 720 484 730 524 732 558 728 568 694 606 610 610 500 606 400 560 330L520 318 480 335Z"/>`,
  // The cords of the pans, which the source's 256 px lose.
  Lib: '<g stroke="#8a8a8a" stroke-width="9" stroke-linecap="round"><path d="M182 112 24 545M184 112 194 520M186 112 366 602M902 450 712 690M904 450 858 680M906 450 998 750"/></g>',
  // The stripes go: wool is drawn in their place, and its locks show along the back and the belly.
  Ari: `<path fill="#585858" d="M58 520 95 425 160 362 260 312 350 264 440 227 530 208 575 245 612 262 692 330 708 352 700 415 640 440 545 452 522 470 530 590 440 642 302 655 290 540 200 660 150 735 122 725 70 620ZM276 500H324V640H276Z"/>
  <path fill="#888" d="M706 172Q734 140 790 112 850 116 866 170 874 240 864 300 840 338 800 332 744 310 706 250ZM640 150Q676 190 668 236 640 276 600 262 570 240 580 200Z"/>
  <g stroke="#585858" stroke-linecap="round">
    <path stroke-width="66" d="M490 232h0M395 264h0M220 338h0M100 424h0M40 520h0"/>
    <path stroke-width="54" d="M440 244h0M348 288h0M305 300h0M262 318h0M178 364h0M138 392h0M68 472h0"/>
    <path stroke-width="60" d="M330 672h0M426 666h0M508 612h0M696 420h0"/><path stroke-width="50" d="M378 674h0M468 644h0M540 580h0M704 372h0"/>
  </g>
  <path fill="#777" d="M646 796 640 852H708L704 796ZM756 768 778 798 834 792 840 772 806 734ZM236 964 246 1004 326 1000 330 984 304 948ZM424 908 436 934 494 928 496 908 464 862Z"/>`,
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
  Tau: { from: [720, 226], to: [980, 174] },
};
