/** The call that counts a stage of listening. */
import { z } from "zod";

const StageSchema = z.enum(["begun", "half", "ended"]);
export type ListeningStage = z.infer<typeof StageSchema>;

export const ListeningSchema = z.object({ recording: z.string().max(200), stage: StageSchema });
export type Listening = z.infer<typeof ListeningSchema>;
