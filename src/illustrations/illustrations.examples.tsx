import { GrowthLine } from "./GrowthLine";
import { LostLine } from "./LostLine";
import { Mark } from "./Mark";
import { MeasuredLine } from "./MeasuredLine";
import { ReplyDial } from "./ReplyDial";
import { ServiceIcon } from "./ServiceIcon";
import { ServicePicture } from "./ServicePicture";
import { StepPicture } from "./StepPicture";
import { TilePicture } from "./TilePicture";

export const examples = {
  mark: <Mark />,
  "the hero's line": <GrowthLine />,
  "the line that lost its way": <LostLine />,
  "the measured line": <MeasuredLine />,
  "the reply dial": <ReplyDial opens="09:00" closes="17:00" />,
  "service icons": (
    <div className="flex gap-6">
      <ServiceIcon name="target" />
      <ServiceIcon name="route" />
      <ServiceIcon name="branches" />
    </div>
  ),
  "service pictures": (
    <div className="drawing grid gap-6 sm:grid-cols-3">
      <ServicePicture name="lead-generation" alt="Lead generation" />
      <ServicePicture name="sales-strategy-training" alt="Sales strategy and training" />
      <ServicePicture name="account-growth-partnerships" alt="Account growth and partnerships" />
    </div>
  ),
  "tile pictures": (
    <div className="drawing grid grid-cols-4 gap-6">
      <TilePicture name="pipeline" />
      <TilePicture name="playbook" />
      <TilePicture name="expansion" />
      <TilePicture name="track-record" />
    </div>
  ),
  "the steps are one line": (
    <div className="drawing grid grid-cols-4">
      <StepPicture name="discovery" />
      <StepPicture name="strategy" />
      <StepPicture name="implementation" />
      <StepPicture name="optimization" />
    </div>
  ),
};
