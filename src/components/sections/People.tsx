import type { Person } from "../../schemas/site.ts";
import styles from "./People.module.css";

/** A person, with the address of the square photo, if there is one. */
export type ShownPerson = Omit<Person, "photo"> & { photo: Photo | null };
interface Photo {
  src: string;
  width: number;
  height: number;
}

/** The people who do the work. Without people there is nothing. */
export function People({ people }: { people: readonly ShownPerson[] }) {
  if (people.length === 0) return null;
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.name}>
          <Identity {...person} />
          <p className={styles.sentence}>{person.sentence}</p>
        </li>
      ))}
    </ul>
  );
}

/** The part of the about page with all people; nothing without people. */
export function PeopleSection({ title, people }: { title: string; people: readonly ShownPerson[] }) {
  if (people.length === 0) return null;
  return (
    <section id="people" aria-labelledby="people-title" className="columns">
      <h2 id="people-title">{title}</h2>
      <People people={people} />
    </section>
  );
}

/** Who answers, beside a form. Without people there is nothing. */
export const Answerer = ({ people: [first] }: { people: readonly ShownPerson[] }) =>
  first && (
    <div className={styles.answerer}>
      <Identity {...first} />
    </div>
  );

const Identity = ({ name, role, photo }: ShownPerson) => (
  <>
    {/* The name is beside it. */}
    {photo && <img {...photo} alt="" loading="lazy" />}
    <p>
      <strong className={styles.name}>{name}</strong> <span className="note">{role}</span>
    </p>
  </>
);
