<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration;

/** For tests of what runs before WordPress can load translations, which complains of whoever asks for one then. */
trait BeforeTranslations
{
    /**
     * @param \Closure(): mixed $work done in Spanish, as before the theme is set up
     * @return list<string> what WordPress said of it
     */
    private function saidBeforeTranslations(\Closure $work): array
    {
        global $wp_actions;
        $spanish = static fn (): string => 'es_US';
        $said = [];
        $hear = static function (string $function, string $message) use (&$said): void {
            $said[] = "$function: $message";
        };
        $setUp = $wp_actions['after_setup_theme'];
        unset($wp_actions['after_setup_theme']);
        add_filter('pre_determine_locale', $spanish);
        add_filter('doing_it_wrong_trigger_error', '__return_false');
        add_action('doing_it_wrong_run', $hear, 10, 2);
        unload_textdomain('coleman', true);
        try {
            $work();
        } finally {
            unload_textdomain('coleman', true);
            remove_action('doing_it_wrong_run', $hear);
            remove_filter('doing_it_wrong_trigger_error', '__return_false');
            remove_filter('pre_determine_locale', $spanish);
            $wp_actions['after_setup_theme'] = $setUp;
        }

        return $said;
    }
}
