import type { ComponentProps } from "react";
import styles from "./Slider.module.css";

type SliderProps = Omit<ComponentProps<"input">, "type" | "className"> & { "aria-label": string };

/** A slider that looks the same in every browser. */
export const Slider = (props: SliderProps) => <input {...props} type="range" className={styles.slider} />;
