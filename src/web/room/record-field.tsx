import { writeRecordText } from '../../record/record-text.ts';
import { CopyField } from '../kit/copy-field.tsx';
import type { RoomController } from './controller.ts';
import { recordOf } from './ending.tsx';
import { roomTexts } from './texts.ts';

/** A finished game as text, to be copied. */
export function RecordField({ model }: { model: RoomController }) {
  const { record, copyRecord } = roomTexts.value;
  return <CopyField label={record} text={writeRecordText(recordOf(model))} button={copyRecord} />;
}
