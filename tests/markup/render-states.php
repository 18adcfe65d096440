<?php

declare(strict_types=1);

/**
 * Prints, as JSON, the HTML that PHP makes of every fixture of every block and shared piece.
 *
 *   COLEMAN_SITE=<WordPress with the plugins> php tests/markup/render-states.php <folder>...
 *
 * A folder holds one folder a block, as blocks/ and src/ui/ do. Two HTMLs are given for each state: the twin's own,
 * and what is left of it when WordPress has put it through a whole block template, as it does with every page.
 * The parity test calls this; `npm run test:markup` brings the site.
 */

use Coleman\Blocks\Markup;

const STATE_BLOCK = 'coleman-test/state';

$site = getenv('COLEMAN_SITE');
if (!is_string($site) || !is_file($site . '/wp-load.php')) {
    fwrite(STDERR, "COLEMAN_SITE names no WordPress. Run: npm run test:markup\n");
    exit(1);
}
$_SERVER += ['HTTP_HOST' => 'localhost', 'REQUEST_URI' => '/', 'REQUEST_METHOD' => 'GET', 'SERVER_PROTOCOL' => 'HTTP/1.1'];
require $site . '/wp-load.php';

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

$states = [];
foreach (array_slice($argv, 1) as $folder) {
    foreach (glob($folder . '/*/fixtures.json') ?: [] as $file) {
        $name = basename(dirname($file));
        $twinFile = dirname($file) . '/' . $name . '.php';
        $twin = is_file($twinFile) ? require $twinFile : null;
        if (!$twin instanceof Closure) {
            fwrite(STDERR, "{$twinFile} must return a closure (array \$props): Markup.\n");
            exit(1);
        }
        /** @var array<string, array<string, mixed>> $fixtures */
        $fixtures = json_decode((string) file_get_contents($file), true, 512, JSON_THROW_ON_ERROR);
        foreach ($fixtures as $state => $props) {
            $markup = $twin($props);
            if (!$markup instanceof Markup) {
                fwrite(STDERR, "{$twinFile} must return Markup.\n");
                exit(1);
            }
            $current = ['name' => $name, 'html' => (string) $markup, 'props' => $props];
            $states[] = ['folder' => $folder, 'block' => $name, 'state' => $state, 'twin' => (string) $markup, 'page' => throughTemplate()];
        }
    }
}

echo json_encode($states, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
