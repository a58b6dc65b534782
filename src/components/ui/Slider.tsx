import type { ComponentProps } from "react";
import styles from "./Slider.module.css";

type SliderProps = ComponentProps<"input"> & { "aria-label": string };

/** A slider that looks the same in every browser. */
export function Slider({ className = "", ...props }: SliderProps) {
  return <input {...props} type="range" className={`${styles.slider} ${className}`.trim()} />;
}
