import { COPY, LAW, MESSAGE } from "./outreach.fixture";
import { Results } from "./Results";

const show = (text: string, name: string) => {
  const country = LAW.countries.find((it) => it.name === name);
  return country && <Results copy={COPY} law={LAW} text={text} country={country} />;
};

export const examples = {
  "no marks": show(MESSAGE, "Sweden"),
  "many marks, and a country that asks for more": show(COPY.typical, "United States"),
  "another language": show("Kas pool tundi enne maid oleks teie aega väärt, et sellest rääkida?", "Estonia"),
};
