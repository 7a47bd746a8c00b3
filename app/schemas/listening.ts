import { z } from "zod";

const StageSchema = z.enum(["begun", "half", "ended"], "stageUnknown");
export type ListeningStage = z.infer<typeof StageSchema>;

export const ListeningSchema = z.object({
  recording: z.string("recordingMissing").max(200, "recordingMissing"),
  stage: StageSchema,
});
export type Listening = z.infer<typeof ListeningSchema>;
