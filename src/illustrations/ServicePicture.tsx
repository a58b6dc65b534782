import { Dots, Drawing, GatherPoints, IdleDots, Line, Stations, Threads } from "./Drawing.tsx";
import { type Point, points, thread, threads } from "./path-data.ts";

/** The gathering: some of many scattered points flow together. */
const GATHERING: Point = [292, 192];
const FLOWING = points(
  "27,135 35,200 46,284 56,209 71,253 83,280 100,130 122,79 134,33 142,213 160,18 175,84 199,246 206,276 237,242",
);
const IDLE = points(
  "17,31 31,262 34,223 41,158 46,50 50,93 54,15 58,186 60,114 74,56 82,159 84,202 86,78 113,19 114,189 123,271 125,157 135,124 141,239 142,183 145,94 167,58 172,277 191,155 195,58 199,126 206,25 214,214 226,102 238,163 242,30",
);

/** The stations of the upper line, and where the lines below it begin, with their distance from it. */
const STEPS = points("204,161 258,145 312,128 366,113");
const FOLLOWERS: readonly { start: Point; below: number }[] = [
  { start: [20, 222], below: 25 },
  { start: [74, 236], below: 50 },
  { start: [38, 272], below: 75 },
  { start: [112, 284], below: 100 },
];
/** The curve from 192, 165 through the stations to the right edge. */
const climb = (below: number) =>
  `C224 ${154 + below} 256 ${146 + below} 288 ${136 + below}S352 ${108 + below} 400 ${108 + below}`;
const follow = ({ start: [x, y], below }: (typeof FOLLOWERS)[number]) =>
  `M${x} ${y}C${Math.round(x + 0.55 * (192 - x))} ${y} 150 ${179 + below} 192 ${165 + below}${climb(below)}`;
const OTHERS = points("150,254 178,292 146,40 210,62 30,120 300,40 52,46 250,92 352,66");

/** The branching, and where each partner joins a branch. */
const BRANCHING: Point = [96, 102];
const PARTNERS = points("18,226 50,272 104,240 148,284 206,246 262,280 322,238");
/** Lines of the picture to the left that join the branching. */
const FOLLOWING = [133, 158, 183, 208].map((y) => `M0 ${y}C40 ${y - 5.4} 50 102 96 102`);
const JOINS = points("138,100 176,98 226,97 270,96 314,95 352,93 386,90");
const STRANGERS = points("76,206 20,292 178,222 232,290 296,218 352,284 384,252 28,176 376,204");

/** Side by side they form one line: each begins at the height at which the one before it ends. */
const PICTURES = {
  gather: (
    <>
      <Threads d={threads(FLOWING, GATHERING)} />
      <IdleDots at={IDLE} />
      <Dots at={FLOWING} />
      <Line d="M292 192C330 192 368 186 400 186H440" />
      <GatherPoints at={[GATHERING]} />
    </>
  ),
  align: (
    <>
      <Threads d={FOLLOWERS.map(follow).join("")} />
      <IdleDots at={OTHERS} />
      <Dots
        at={FOLLOWERS.flatMap(({ start, below }): Point[] => [
          start,
          ...STEPS.map(([x, y]): Point => [x, y + below]),
        ])}
      />
      <Line
        d={`M0 186C26 186 22 88 43 88S64 203 86 203S102 148 119 148S134 186 152 181C166 177 178 170 192 165${climb(0)}H440`}
      />
      <Stations at={STEPS} />
    </>
  ),
  branch: (
    <>
      <Threads
        d={[
          ...FOLLOWING,
          ...PARTNERS.map((partner, index) => thread(partner, JOINS[index] ?? BRANCHING)),
        ].join("")}
      />
      <IdleDots at={STRANGERS} />
      <Dots at={PARTNERS} />
      <Line d="M0 108C34 108 66 104.9 96 102C190 92 262 60 304-8M96 102C200 92 316 78 404 14M96 102C210 94 330 88 404 54M96 102C200 96 310 97 404 88" />
      <GatherPoints at={[BRANCHING]} />
    </>
  ),
};

/** The picture of a service, in sea ink in both themes. */
export function ServicePicture({ name }: { name: keyof typeof PICTURES }) {
  return (
    <Drawing size={[400, 300]} className="on-ink">
      {PICTURES[name]}
    </Drawing>
  );
}
