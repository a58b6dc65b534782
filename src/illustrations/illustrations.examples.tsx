import { GrowthLine } from "./GrowthLine";
import styles from "./illustrations.examples.module.css";
import { LostLine } from "./LostLine";
import { Mark } from "./Mark";
import { ServiceIcon } from "./ServiceIcon";
import { ServicePicture } from "./ServicePicture";
import { StepPicture } from "./StepPicture";

export const examples = {
  mark: <Mark />,
  "the hero's line": <GrowthLine format="wide" />,
  "the hero's line on phones": <GrowthLine format="upright" />,
  "the line that lost its way": <LostLine />,
  "service icons": (
    <div className={styles.row}>
      <ServiceIcon name="target" />
      <ServiceIcon name="route" />
      <ServiceIcon name="branches" />
    </div>
  ),
  "service pictures": (
    <div className={`drawing ${styles.row}`}>
      <ServicePicture name="lead-generation" alt="Lead generation" />
      <ServicePicture name="sales-strategy-training" alt="Sales strategy and training" />
      <ServicePicture name="account-growth-partnerships" alt="Account growth and partnerships" />
    </div>
  ),
  "the steps are one line": (
    <div className={`drawing ${styles.row}`}>
      <StepPicture name="discovery" />
      <StepPicture name="strategy" />
      <StepPicture name="implementation" />
      <StepPicture name="optimization" />
    </div>
  ),
};
