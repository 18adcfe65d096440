<?php

declare(strict_types=1);

/**
 * What every printed page begins with.
 *
 * @var string $title
 */
?>
<!DOCTYPE html>
<html lang="<?php echo esc_attr(get_bloginfo('language')); ?>">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title><?php echo esc_html($title); ?></title>
<style>
/* The printer's paper, A4 or Letter. */
@page { margin: 12mm; @bottom-right { content: counter(page) " / " counter(pages); font: 9pt system-ui, sans-serif; } }
body { margin: 2rem auto; max-width: 50rem; padding-inline: 1rem; font: 14px/1.4 system-ui, sans-serif; color: black; background: white; }
section { break-after: page; padding-block-end: 2rem; }
section:last-of-type { break-after: auto; }
header { display: flex; justify-content: space-between; gap: 2rem; border-block-end: 3px solid; padding-block-end: .5rem; }
h2 { break-after: avoid; }
h1 { margin: 0; font-size: 1.1rem; }
header p { margin: .25rem 0; }
.print + section, .print + .labels { margin-block-start: 1.5rem; }
.number { font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums; line-height: 1.1; }
address { white-space: pre-line; font-style: normal; }
table { inline-size: 100%; margin-block: 1.5rem; border-collapse: collapse; }
thead { display: table-header-group; }
tr, .whole, .end { break-inside: avoid; }
/* What stands below a table is never alone on a page. */
.whole { break-before: avoid; }
/* Repeated on each page: a loose sheet says what it is of. */
tr.of td { padding-block: 0; border: 0; font-size: .8rem; }
p.whole { white-space: pre-line; }
th, td { padding: .4rem .5rem .4rem 0; border-block-end: 1px solid; text-align: start; vertical-align: top; }
td.quantity { font-size: 1.4rem; font-weight: 700; line-height: 1; }
th[scope="row"] { inline-size: 12rem; }
th.amount, td.amount { text-align: end; }
td.amount { white-space: nowrap; font-weight: 700; font-variant-numeric: tabular-nums; }
td.day { white-space: nowrap; }
td.typed-in { overflow-wrap: anywhere; }
td.box { inline-size: 2rem; }
td.box span { display: block; inline-size: 1.2rem; block-size: 1.2rem; border: 2px solid; }
tr.branch th { padding-block-start: 1rem; font-size: 1.1rem; break-after: avoid; }
tr.branch { break-after: avoid; }
td.bin { font-size: 1.2rem; font-weight: 700; white-space: nowrap; }
.barcode { display: block; margin-block-start: .3rem; }
/* A number that has no barcode is typed: it is large instead. */
.typed { display: block; font-size: 1.4rem; line-height: 1.2; overflow-wrap: anywhere; }
td .barcode { margin-block: .15rem; }
.labels { display: grid; grid-template-columns: repeat(2, 90mm); gap: 3mm; }
.label { display: flex; flex-direction: column; gap: 2mm; box-sizing: border-box; block-size: 61mm; padding: 3mm 4mm; overflow: hidden; border: 1px dashed; break-inside: avoid; }
.label address { font-size: 8pt; line-height: 1.25; }
.label .to { flex: 1; min-block-size: 0; overflow: hidden; font-size: 11pt; font-weight: 600; line-height: 1.25; }
.label .is-long { font-size: 9pt; }
.label .is-longer { font-size: 7pt; line-height: 1.1; }
.label .is-longest { font-size: 5pt; line-height: 1.1; }
.label p { display: flex; flex: none; align-items: end; justify-content: space-between; gap: 3mm; margin: 0; font-size: 9pt; }
.sign { display: grid; grid-template-columns: 1fr 1fr; gap: 3rem; margin-block-start: 3.5rem; }
.sign p { margin: 0; padding-block-start: .3rem; border-block-start: 1px solid; }
td.write { inline-size: 8rem; }
.print { min-block-size: 48px; padding-inline: 1.5rem; font: inherit; font-weight: 600; }
/* Nothing but white may begin another page. */
@media print { .print { display: none; } body { margin: 0; padding: 0; } section { padding: 0; } section > :last-child { margin-block-end: 0; } }
</style>
</head>
<body>
