/** Valid enquiries of both forms. */
export const HOME = {
  form: "home",
  name: "Mari Maasikas",
  email: "mari@example.com",
  company: "Näidis OÜ",
  message: "We sell software to banks.",
};

export const CONTACT = {
  form: "contact",
  firstName: "Mari",
  lastName: "Maasikas",
  email: "mari@example.com",
  company: "",
  phone: "",
  message: "We sell software to banks.",
};
