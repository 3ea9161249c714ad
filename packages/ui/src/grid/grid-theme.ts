import { checkboxStyleDefault, createTheme, iconSetQuartzRegular, inputStyleBordered } from 'ag-grid-community';
import { HEADER_HEIGHT } from './state/state.ts';

/**
 * The grid in our tokens. Values are CSS variables, so that brand and color scheme change without a new theme. Sizes
 * are numbers, because the grid computes row positions from them.
 */
export const gridTheme = createTheme()
  .withPart(iconSetQuartzRegular)
  .withPart(inputStyleBordered)
  .withPart(checkboxStyleDefault)
  .withParams({
    accentColor: 'var(--accent-fill)',
    backgroundColor: 'var(--surface-page)',
    dataBackgroundColor: 'var(--surface-page)',
    oddRowBackgroundColor: 'var(--surface-page)',
    foregroundColor: 'var(--text-primary)',
    cellTextColor: 'var(--text-primary)',
    borderColor: 'var(--border-subtle)',
    browserColorScheme: 'inherit',
    fontFamily: 'inherit',
    fontSize: 13,
    headerBackgroundColor: 'var(--surface-sunken)',
    headerTextColor: 'var(--text-muted)',
    headerFontSize: 12,
    headerFontWeight: 500,
    headerHeight: HEADER_HEIGHT,
    headerColumnResizeHandleColor: 'var(--border-subtle)',
    headerColumnResizeHandleHeight: '50%',
    rowHeight: 44,
    rowHoverColor: 'var(--surface-hover)',
    selectedRowBackgroundColor: 'var(--surface-selected)',
    spacing: 8,
    cellHorizontalPadding: 12,
    columnBorder: false,
    headerColumnBorder: false,
    pinnedColumnBorder: { color: 'var(--border-subtle)' },
    wrapperBorder: false,
    wrapperBorderRadius: 0,
    borderRadius: 6,
    iconSize: 14,
    iconColor: 'var(--text-muted)',
    iconButtonHoverBackgroundColor: 'var(--surface-hover)',
    iconButtonActiveColor: 'var(--text-accent)',
    menuBackgroundColor: 'var(--surface-floating)',
    menuBorder: false,
    menuShadow: 'var(--shadow-floating)',
    popupShadow: 'var(--shadow-floating)',
    focusShadow: '0 0 0 2px var(--focus-ring)',
    inputFocusBorder: { color: 'var(--focus-ring)' },
    inputBorder: { color: 'var(--border-control)' },
    inputBackgroundColor: 'var(--surface-raised)',
    inputHeight: 32,
    checkboxBorderRadius: 4,
    checkboxUncheckedBorderColor: 'var(--border-control)',
    checkboxUncheckedBackgroundColor: 'var(--surface-raised)',
    checkboxCheckedBackgroundColor: 'var(--accent-fill)',
    checkboxCheckedBorderColor: 'var(--accent-fill)',
    checkboxCheckedShapeColor: 'var(--on-accent)',
    checkboxIndeterminateBackgroundColor: 'var(--accent-fill)',
    checkboxIndeterminateBorderColor: 'var(--accent-fill)',
    checkboxIndeterminateShapeColor: 'var(--on-accent)',
    pickerButtonBorder: { color: 'var(--border-control)' },
  });
