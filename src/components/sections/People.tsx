import type { Person } from "../../schemas/site.ts";
import styles from "./People.module.css";

/** A person, with the address of the square photo, if there is one. */
export interface PersonWithPhoto extends Omit<Person, "photo"> {
  photo: { src: string; width: number; height: number } | null;
}

/** The people who do the work. Without people there is nothing. */
export function People({ people }: { people: readonly PersonWithPhoto[] }) {
  if (people.length === 0) return null;
  return (
    <ul className="ruled-list">
      {people.map((person) => (
        <li key={person.name} className={styles.person}>
          <Photo {...person} />
          <div className={`row ${styles.text}`}>
            <Name {...person} />
            <p className={styles.sentence}>{person.sentence}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The part of the about page with all people; nothing without people. */
export function PeopleSection({ title, people }: { title: string; people: readonly PersonWithPhoto[] }) {
  if (people.length === 0) return null;
  return (
    <section id="people" aria-labelledby="people-title" className="columns">
      <h2 id="people-title">{title}</h2>
      <People people={people} />
    </section>
  );
}

/** Who answers, beside a form, whose text has the name: without a photo there is nothing. */
export const Answerer = ({ people: [first] }: { people: readonly PersonWithPhoto[] }) =>
  first?.photo && (
    <div className={styles.answerer}>
      <Photo {...first} />
      <Name {...first} />
    </div>
  );

// The name is beside it.
const Photo = ({ name, photo }: PersonWithPhoto) =>
  photo ? (
    <img {...photo} alt="" loading="lazy" className={styles.photo} />
  ) : (
    <span aria-hidden="true" className={`subheading ${styles.initials}`} data-initials={initialsOf(name)} />
  );

/** Those of the first and of the last name. */
const initialsOf = (name: string) =>
  name
    .split(" ")
    .filter((_, index, words) => index === 0 || index === words.length - 1)
    .map(([letter]) => letter)
    .join("");

const Name = ({ name, role }: PersonWithPhoto) => (
  <p>
    <strong className={`subheading ${styles.name}`}>{name}</strong> <span className="note">{role}</span>
  </p>
);
