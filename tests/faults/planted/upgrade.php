<?php

/**
 * Plugin Name: Coleman planted: slow upgrades
 * Description: The newest version is some steps away. Each change of a table takes a while, as it does where many parts are in it, and tells who is at it. No part of the product.
 */

declare(strict_types=1);

require_once __DIR__ . '/plant.php';

coleman_plant('Coleman\\Api\\Database\\Tables', [
    'unless' => <<<'PHP'
        file_put_contents((string) constant('COLEMAN_FAULTS_STEPS'), getmypid() . "\n", FILE_APPEND | LOCK_EX);
        usleep(50_000);
    PHP,
]);
spl_autoload_register(static function (string $class): void {
    if (str_starts_with($class, 'Coleman\\Tests\\Faults\\')) {
        require_once __DIR__ . '/steps.php';
    }
});
coleman_plant('Coleman\\Api\\Database\\Schema', [
    'migrations' => <<<'PHP'
        return [
            33 => Baseline::class,
            36 => \Coleman\Tests\Faults\AddColumns::class,
            38 => \Coleman\Tests\Faults\AddKeys::class,
            Baseline::VERSION => \Coleman\Api\Database\Migrations\CreateFeeds::class,
            40 => AddBackorderKey::class,
            41 => AddLeadSubject::class,
            42 => CreateRedirects::class,
            43 => CreateItemImages::class,
            44 => AddDiagramWorkshop::class,
            45 => CreateSearchMeanings::class,
            46 => AddSearchSynonyms::class,
            49 => AddAttachmentFits::class,
            50 => AddLeadDetails::class,
            52 => AddImageNeedKeys::class,
            53 => CreateWatches::class,
            55 => CreatePartLists::class,
            58 => CreateLeadPictures::class,
            60 => CreateOrderPayments::class,
            65 => CreateSharedAccounts::class,
            66 => CreateOrderProposals::class,
            68 => CreateOrderReturns::class,
            69 => AddCreditTerms::class,
            70 => AddStockBins::class,
            71 => AddDeskAttention::class,
            72 => CreateWebhooks::class,
            73 => CreateAuditLog::class,
            74 => CreateSecondFactors::class,
            78 => CreateLeases::class,
            79 => AddOrderWordKey::class,
            80 => CreateCallerNotes::class,
            81 => WidenAccountPhones::class,
            82 => AddGoodwill::class,
            85 => ClusterSearchLists::class,
            86 => AddSpanishSearchWords::class,
        ];
    PHP,
]);
