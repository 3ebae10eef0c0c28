// gamut/record: games as text, JSON and links.
export { type DetectedRecord, readAnything } from '../record/detect.ts';
export { isRecordFault, type RecordFault } from '../record/fault.ts';
export { readLink, writeLink } from '../record/link.ts';
export {
  type Entry,
  type Extras,
  type GameRecord,
  type MoveEvaluation,
  type MoveLine,
  type MoveMark,
  matchOf,
  type Outcome,
  type Reason,
  recordOf,
  startOf,
} from '../record/record.ts';
export { recordFromJson, recordToJson, writeRecordJson } from '../record/record-json.ts';
export { writeRecordText } from '../record/record-text.ts';
export { readRecordText } from '../record/record-text-reader.ts';
export { sayRecordFault } from '../record/words.ts';
