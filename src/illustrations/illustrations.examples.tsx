import { GrowthLine } from "./GrowthLine";
import styles from "./illustrations.examples.module.css";
import { LostLine } from "./LostLine";
import { Mark } from "./Mark";
import { ServiceIcon } from "./ServiceIcon";
import { ServicePlate } from "./ServicePlate";

export const examples = {
  mark: <Mark />,
  "the hero's line": <GrowthLine format="wide" />,
  "the hero's line on phones": <GrowthLine format="narrow" />,
  "the line that lost its way": <LostLine />,
  "service icons": (
    <div className={styles.row}>
      <ServiceIcon name="gather" />
      <ServiceIcon name="align" />
      <ServiceIcon name="branch" />
    </div>
  ),
  "service plates": (
    <div className={styles.plates}>
      <ServicePlate name="gather" alt="Lead generation" />
      <ServicePlate name="align" alt="Sales strategy and training" />
      <ServicePlate name="branch" alt="Account growth and partnerships" />
    </div>
  ),
};
