import type { Person } from "../../schemas/site.ts";
import styles from "./People.module.css";

/** A person, with the address of the square photo, if there is one. */
export type ShownPerson = Omit<Person, "photo"> & { photo: Photo | null };
interface Photo {
  src: string;
  width: number;
  height: number;
}

/** The people who do the work. Who has no photo is text; without people there is nothing. */
export function People({ people }: { people: readonly ShownPerson[] }) {
  if (people.length === 0) return null;
  return (
    <ul className={styles.people}>
      {people.map(({ name, role, sentence, photo }) => (
        <li key={name}>
          {/* The name is beside it. */}
          {photo && <img {...photo} alt="" loading="lazy" />}
          <p>
            <strong>{name}</strong>, {role}. {sentence}
          </p>
        </li>
      ))}
    </ul>
  );
}
