<?php

declare(strict_types=1);

namespace Coleman\Api\Admin;

/** The card "Get started" on the dashboard: what a new site still needs of whoever looks at it. It leaves when all is done. */
final readonly class GetStarted
{
    private const ID = 'coleman_get_started';

    /** @param \Closure(): list<SetupStep> $steps in the order in which they are best done */
    public function __construct(private \Closure $steps)
    {
    }

    public function register(): void
    {
        add_action('wp_dashboard_setup', $this->add(...));
    }

    /** @return list<array{step: SetupStep, isDone: bool}> of those that the user can do */
    public function ofUser(): array
    {
        return array_map(
            static fn (SetupStep $step): array => ['step' => $step, 'isDone' => ($step->isDone)()],
            array_values(array_filter(($this->steps)(), static fn (SetupStep $step): bool => current_user_can($step->capability))),
        );
    }

    private function add(): void
    {
        $steps = $this->ofUser();
        if (in_array(false, array_column($steps, 'isDone'), true)) {
            wp_add_dashboard_widget(self::ID, __('Get started with your dealership', 'coleman'), static fn () => print self::html($steps), null, null, 'normal', 'high');
        }
    }

    /** @param list<array{step: SetupStep, isDone: bool}> $steps */
    private static function html(array $steps): string
    {
        $done = count(array_filter(array_column($steps, 'isDone')));
        $rows = array_map(static fn (array $one): string => sprintf(
            '<tr><td><span class="dashicons dashicons-%s" aria-hidden="true"></span><span class="screen-reader-text">%s</span></td><td><a href="%s">%s</a><br><span class="description">%s</span></td></tr>',
            $one['isDone'] ? 'yes-alt' : 'marker',
            $one['isDone'] ? esc_html__('Done:', 'coleman') : esc_html__('To do:', 'coleman'),
            esc_url(admin_url($one['step']->url)),
            esc_html($one['step']->title),
            esc_html($one['step']->why),
        ), $steps);

        return sprintf(
            '<p>%s</p><table class="widefat striped" role="presentation"><tbody>%s</tbody></table>',
            /* translators: 1: number of finished steps, 2: number of steps */
            esc_html(sprintf(__('%1$d of %2$d steps done.', 'coleman'), $done, count($steps))),
            implode('', $rows),
        );
    }
}
