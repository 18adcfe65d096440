<?php

declare(strict_types=1);

/**
 * Prints, as JSON, the HTML that PHP makes of every fixture of every block and shared piece.
 *
 *   COLEMAN_SITE=<WordPress with the plugins> php tests/markup/render-states.php <folder>...
 *
 * A folder holds one folder a block, as blocks/ and src/ui/ do. Two HTMLs are given for each state: PHP's own,
 * and what is left of it when WordPress has put it through a whole block template, as it does with every page.
 * The parity test calls this; `npm run test:markup` brings the site.
 */

use Coleman\Blocks\Markup;

/** Named as one of ours: core's typography is then left out, as on every page with a block. */
const STATE_BLOCK = 'coleman/test-state';

$site = getenv('COLEMAN_SITE');
if (!is_string($site) || !is_file($site . '/wp-load.php')) {
    fwrite(STDERR, "COLEMAN_SITE names no WordPress. Run: npm run test:markup\n");
    exit(1);
}
$_SERVER += ['HTTP_HOST' => 'localhost', 'REQUEST_URI' => '/', 'REQUEST_METHOD' => 'GET', 'SERVER_PROTOCOL' => 'HTTP/1.1'];
ini_set('display_errors', 'stderr');
require $site . '/wp-load.php';
require __DIR__ . '/printer.php';

/** @var array{name: string, html: string, props: mixed} $current what the block below prints */
$current = ['name' => '', 'html' => '', 'props' => null];

register_block_type(STATE_BLOCK, [
    'render_callback' => static function () use (&$current): string {
        return sprintf(
            '<div data-coleman-island="%s">%s</div><script type="application/json" data-coleman-props>%s</script>',
            esc_attr($current['name']),
            $current['html'],
            wp_json_encode($current['props'], JSON_HEX_TAG | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES),
        );
    },
]);

/** The block template of a page that holds nothing but the current state. */
function throughTemplate(): string
{
    $GLOBALS['_wp_current_template_id'] = 'coleman//test';
    $GLOBALS['_wp_current_template_content'] = '<!-- wp:' . STATE_BLOCK . ' /-->';

    return get_the_block_template_html();
}

/**
 * One state of a component, alone and in a page.
 *
 * @param array<string, mixed> $props
 * @param array{name: string, html: string, props: mixed} $current
 * @return array{html: string, page: string}
 */
function renderState(string $folder, array $props, array &$current): array
{
    $markup = printerOf($folder)($props);
    $current = ['name' => basename($folder), 'html' => (string) $markup, 'props' => $props];

    return ['html' => (string) $markup, 'page' => throughTemplate()];
}

$states = [];
foreach (array_slice($argv, 1) as $folder) {
    foreach (glob($folder . '/*/fixtures.json') ?: [] as $file) {
        $name = basename(dirname($file));
        /** @var array<string, array<string, mixed>> $fixtures */
        $fixtures = json_decode((string) file_get_contents($file), true, 512, JSON_THROW_ON_ERROR);
        foreach ($fixtures as $state => $props) {
            $about = ['folder' => $folder, 'block' => $name, 'state' => (string) $state];
            try {
                $states[] = $about + renderState(dirname($file), $props, $current);
            } catch (Throwable $fault) {
                // One broken component fails its own tests, not all.
                $states[] = $about + ['html' => '', 'page' => '', 'fault' => $fault->getMessage() . ' in ' . $fault->getFile() . ':' . $fault->getLine()];
            }
        }
    }
}

echo json_encode($states, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
