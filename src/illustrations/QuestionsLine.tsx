import { Dots, Drawing, GatherPoints, IdleDots, Line, Threads } from "./Drawing.tsx";
import { type Point, points, threads } from "./path-data.ts";

const GATHERING: Point = [540, 240];
const QUESTIONS = points("24,66 96,128 60,196 196,52 176,226 286,148 330,60 410,202");
const OTHERS = points(
  "130,74 36,132 150,178 248,96 232,190 20,232 300,206 372,112 352,176 108,222 424,90 444,150",
);

/** Questions gather into a line. Decorative. */
export function QuestionsLine({ className }: { className: string | undefined }) {
  return (
    <Drawing size={[640, 240]} className={className}>
      <Threads d={threads(QUESTIONS, GATHERING)} />
      <IdleDots at={OTHERS} />
      <Dots at={QUESTIONS} />
      <Line className="narrow-only" d="M540 240H640" />
      <GatherPoints at={[GATHERING]} />
    </Drawing>
  );
}
