import { TopicLines } from "./TopicLines";

export const examples = {
  "shown while the address ends in its fragment": (
    <div>
      <a href="#example-topic">Set the topic</a>
      <TopicLines
        label="About:"
        remove="Remove"
        removedTo="#content"
        topics={[{ fragment: "example-topic", text: "Lead Generation" }]}
      />
    </div>
  ),
};
