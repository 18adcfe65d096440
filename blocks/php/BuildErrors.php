<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/**
 * Says on a developer's page that the last build of the blocks failed, so that nobody wonders why a change does not show:
 * the PHP and the JavaScript of before stay until all can be compiled (bin/lib/views.mjs).
 */
final class BuildErrors
{
    /**
     * @param string $directory the build's
     * @param string $environment as `wp_get_environment_type()` names it
     */
    public function __construct(private readonly string $directory, private readonly string $environment)
    {
    }

    public function register(): void
    {
        if (in_array($this->environment, ['local', 'development'], true)) {
            add_action('wp_footer', $this->print(...));
            add_action('admin_footer', $this->print(...));
        }
    }

    private function print(): void
    {
        $file = $this->directory . '/views/errors.txt';
        if (is_file($file)) {
            printf(
                '<pre role="alert" style="position: fixed; inset: auto 0 0; z-index: 999999; margin: 0; max-height: 50vh; overflow: auto; padding: 1rem; background: #7a0c0c; color: #fff; font: 14px/1.5 monospace; white-space: pre-wrap;">%s</pre>',
                esc_html(sprintf("The blocks were not built. This page is from the last build that worked.\n\n%s", file_get_contents($file))),
            );
        }
    }
}
