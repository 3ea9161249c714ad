import type { VehicleFileField } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { UploadFileProblem } from '@wayside/machines';
import { Alert, Button, FileDrop, Panel } from '@wayside/ui';
import { Download } from 'lucide-react';
import { brand } from '../../../shared/brand/brand.ts';
import { saveCsv } from '../../../shared/list/save-csv.ts';
import styles from './bulk-upload.module.css';

/** What our template has a column for. */
const TEMPLATE: readonly VehicleFileField[] = [
  'vin',
  'other_id',
  'year',
  'make',
  'model',
  'license_plate_number',
  'license_plate_state',
  'department_number',
  'vehicle_name',
  brand.region === 'CA' ? 'kilometers' : 'miles',
];

export function ChooseFile({ problem, onFile }: { problem: UploadFileProblem | null; onFile: (file: File) => void }) {
  const { t } = useTranslation('bulk-upload');
  const columns = TEMPLATE.map((field) => t(`field.${field}`));
  return (
    <Panel
      title={t('file.title')}
      actions={
        <Button
          size="small"
          icon={<Download size={16} aria-hidden="true" />}
          onPress={() => saveCsv(t('file.templateFile'), { header: columns, rows: [] })}
        >
          {t('file.template')}
        </Button>
      }
    >
      <div className={styles.stack}>
        {problem && (
          <Alert tone="error" title={t('refused.title')}>
            {t(`refused.${problem.problem}`, { line: 'line' in problem ? problem.line : 0 })}
          </Alert>
        )}
        <p className={styles.help}>{t('file.help')}</p>
        <FileDrop
          label={t('file.title')}
          text={t('file.drop')}
          chooseLabel={t('file.choose')}
          accept={['.csv', '.txt', 'text/csv']}
          onFile={onFile}
        />
        <p className={styles.help}>
          {t('file.columns')} <span className={styles.columns}>{columns.join(' · ')}</span>
        </p>
      </div>
    </Panel>
  );
}
