<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Health\MetricsText;
use PHPUnit\Framework\TestCase;

/** The text format of Prometheus. */
final class MetricsTextTest extends TestCase
{
    public function testNumbersStandUnderTheirHelpAndType(): void
    {
        $text = (new MetricsText())
            ->add('a_total', 'counter', "How many.\nAnd \\ more.", [[['kind' => 'api', 'name' => "a\"b\\c\nd"], 3], [[], 0.25]])
            ->add('nothing', 'gauge', 'Left out.', [])
            ->add('took', 'histogram', 'Time.', [[['le' => '0.1'], 2, '_bucket'], [[], 1_234_567.5, '_sum']]);

        self::assertSame(
            "# HELP a_total How many.\\nAnd \\\\ more.\n# TYPE a_total counter\na_total{kind=\"api\",name=\"a\\\"b\\\\c\\nd\"} 3\na_total 0.25\n"
            . "# HELP took Time.\n# TYPE took histogram\ntook_bucket{le=\"0.1\"} 2\ntook_sum 1234567.5\n",
            $text->text(),
        );
    }
}
