<?php

declare(strict_types=1);

namespace Coleman\Api\Health;

/** The dealership's looks at the site, on WordPress's screen Site Health and in its weekly run. */
final readonly class SiteHealth
{
    private const PROBE = 'coleman-private-answers';

    /**
     * @param \Closure(): SiteChecks $checks
     * @param \Closure(): CacheProbe $probe
     */
    public function __construct(private \Closure $checks, private \Closure $probe)
    {
    }

    public function register(): void
    {
        add_filter('site_status_tests', $this->add(...));
        // The probe waits for answers of the site itself; so the screen asks for it afterwards.
        add_action('wp_ajax_health-check-' . self::PROBE, function (): void {
            check_ajax_referer('health-check-site-status');
            if (!current_user_can('view_site_health_checks')) {
                wp_send_json_error();
            }
            wp_send_json_success($this->probed());
        });
    }

    /**
     * @param array<string, array<string, mixed>> $tests
     * @return array<string, array<string, mixed>>
     */
    private function add(array $tests): array
    {
        foreach (($this->checks)()->all() as $name => [$label, $look]) {
            $tests['direct'][$name] = ['label' => $label, 'test' => static fn (): array => $look()->present($name)];
        }
        $tests['async'][self::PROBE] = [
            'label' => __('Private pages are not cached', 'coleman'),
            'test' => self::PROBE,
            'async_direct_test' => $this->probed(...),
        ];

        return $tests;
    }

    /** @return array<string, mixed> */
    private function probed(): array
    {
        return ($this->probe)()->look()->present(self::PROBE);
    }
}
