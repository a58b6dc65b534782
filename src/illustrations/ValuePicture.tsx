import { Dots, Drawing, GatherPoints, IdleDots, Line, Stations, Threads } from "./Drawing.tsx";
import { type Point, points, threads } from "./path-data.ts";

const OTHERS = points("8,28 24,82 37,20 52,34 63,84 78,18 91,36");
const PEOPLE = points("10,24 4,66 22,84 28,14 36,62");
const TEAM: Point = [66, 50];

/** What each shows, in hundredths of the drawing. */
const PICTURES = {
  /** One trade. */
  straight: (
    <>
      <IdleDots at={OTHERS} />
      <Line d="M0 60H100" />
    </>
  ),
  /** A count that was agreed before. */
  station: (
    <>
      <Line d="M0 78C36 78 64 22 100 22" />
      <Stations at={[[50, 50]]} />
    </>
  ),
  /** Those who pull in one direction. */
  gather: (
    <>
      <Threads d={threads(PEOPLE, TEAM)} />
      <Dots at={PEOPLE} />
      <Line d="M66 50H100" />
      <GatherPoints at={[TEAM]} />
    </>
  ),
  /** What goes on, beyond the drawing's edge. */
  onward: <Line d="M0 78C40 78 70 50 101 10" />,
};

interface ValuePictureProps {
  name: keyof typeof PICTURES;
  className: string | undefined;
}

/** The small drawing of a value. Decorative. */
export function ValuePicture({ name, className }: ValuePictureProps) {
  return (
    <Drawing size={[100, 100]} className={className}>
      {PICTURES[name]}
    </Drawing>
  );
}
